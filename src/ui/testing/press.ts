import { fireEvent, screen } from '@testing-library/react-native';

/** Presses like a finger. */
export const press = (testID: string): void => void fireEvent.press(screen.getByTestId(testID));

import { fireEvent, screen } from '@testing-library/react-native';

/** As a finger does. */
export const press = (testID: string): void => void fireEvent.press(screen.getByTestId(testID));

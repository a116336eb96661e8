import { Redirect } from 'expo-router';

/** Where every address leads that is not ours. */
export const BackHome = () => <Redirect href="/" />;

import { Redirect } from 'expo-router';

/** Redirects unknown addresses to the home screen. */
export const BackHome = () => <Redirect href="/" />;

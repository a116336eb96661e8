import { Slot } from 'expo-router';

const Layout = () => <Slot />;
export { Layout as default };

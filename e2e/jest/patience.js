/** How long a component test waits for a condition: on a busy machine a sheet takes a while to load. */
require('@testing-library/react-native').configure({ asyncUtilTimeout: 60_000 });

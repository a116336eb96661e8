export const Ending = () => null;

/** The others’ centres, as they lie on the table. */
export const MatsPage = () => null;

/** The same object with one field changed, in its place; undefined leaves the field out. */
export const withField = <T extends object>(of: T, field: string, value: unknown): T =>
  Object.fromEntries(Object.entries({ ...of, [field]: value }).filter(([, one]) => one !== undefined)) as T

export type ValueGroup = { readonly part: string; readonly group: string }

/** What a group of changed values is called among the pictures. */
export const groupKey = ({ part, group }: ValueGroup): string => `${part} ${group}`

/** The days of a venue file, the week beginning on Sunday as JavaScript has it. */
export const WEEK = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'] as const
export type WeekDay = (typeof WEEK)[number]

import { textDirection } from '#theme/texts/runtime/text-direction.ts'

/** The side that a line ends at in this language: mail programs know no `end`. */
export const farSide = (locale: string) => (textDirection(locale) === 'rtl' ? 'left' : 'right')

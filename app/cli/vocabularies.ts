/** The names that a venue file may use, one list a noun. */
export const VOCABULARIES = ['texts', 'mail-texts', 'variables', 'presets', 'validators'] as const
export type Vocabulary = (typeof VOCABULARIES)[number]

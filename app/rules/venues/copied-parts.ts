/** Looks are published beside the file; people, and what they own, have no business in a copy. */
const LEFT_OUT = [
  'theme',
  'texts',
  'textSets',
  'emailTexts',
  'links',
  'themeVersion',
  'members',
  'visitors',
  'staff',
  'giftCertificates',
]

/** The parts of a venue file that a copy of the venue begins with: its catalogue and settings, without looks and people. */
export const copiedParts = (file: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(file).filter(([part]) => !LEFT_OUT.includes(part)))

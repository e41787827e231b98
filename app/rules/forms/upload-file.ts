/** What may be uploaded, by what the file itself says; its name and the browser's word count for nothing. */
export type UploadType = { mimeType: string; extension: string }

/** The largest file in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** The largest form with files that is read at all, in bytes. */
export const MAX_FORM_BYTES = 6 * MAX_UPLOAD_BYTES

const PDF = { mimeType: 'application/pdf', extension: 'pdf' }
const JPEG = { mimeType: 'image/jpeg', extension: 'jpg' }
const PNG = { mimeType: 'image/png', extension: 'png' }
const WEBP = { mimeType: 'image/webp', extension: 'webp' }
const HEIC = { mimeType: 'image/heic', extension: 'heic' }

/** Every type that is taken. */
export const UPLOAD_TYPES: readonly UploadType[] = [PDF, JPEG, PNG, WEBP, HEIC]

/** How each type begins: bytes as Latin letters, at an offset. */
const SIGNATURES: readonly { type: UploadType; at: number; letters: string; alsoAt?: [number, string] }[] = [
  { type: PDF, at: 0, letters: '%PDF-' },
  { type: JPEG, at: 0, letters: '\u00ff\u00d8\u00ff' },
  { type: PNG, at: 0, letters: '\u0089PNG\r\n\u001a\n' },
  { type: WEBP, at: 0, letters: 'RIFF', alsoAt: [8, 'WEBP'] },
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1'].map(brand => ({ type: HEIC, at: 4, letters: `ftyp${brand}` })),
]

/** The type of a file by its first bytes; null for anything that is not taken, web pages and programs among them. */
export function uploadType(bytes: Uint8Array): UploadType | null {
  const starts = (letters: string, at: number) =>
    [...letters].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  const signature = SIGNATURES.find(
    ({ at, letters, alsoAt }) => starts(letters, at) && (!alsoAt || starts(alsoAt[1], alsoAt[0])),
  )

  return signature?.type ?? null
}

const MAX_NAME_LENGTH = 80

/** A file name that is safe anywhere: no folders, no signs of control or markup, the ending of the type it really has. */
export function safeFileName(name: string, { extension }: UploadType): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/^[. ]+|[. ]+$/g, '')

  return `${[...stem].slice(0, MAX_NAME_LENGTH).join('').trim() || 'file'}.${extension}`
}

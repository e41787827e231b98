import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES, safeFileName, UPLOAD_TYPES, uploadType } from '#app/rules/forms/upload-file.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

test.each([
  ['a document', '%PDF-1.7\n…', 'application/pdf'],
  ['a photo', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'image/jpeg'],
  ['a drawing', '\u0089PNG\r\n\u001a\n\u0000', 'image/png'],
  ['a picture of the web', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
  ['a photo of a phone', '\u0000\u0000\u0000\u0018ftypheic', 'image/heic'],
  ['a web page', '<!doctype html><script>alert(1)</script>', null],
  ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', null],
  ['a page that says it is a document', ' %PDF-1.7 <html>', null],
  ['a program', 'MZ\u0090\u0000', null],
  ['a sound in the same wrapper', 'RIFF\u0001\u0002\u0003\u0004WAVEfmt ', null],
  ['a film in the same wrapper', '\u0000\u0000\u0000\u0018ftypisom', null],
  ['a cut signature', '%PD', null],
  ['nothing', '', null],
])('%s is %s', (_, content, mimeType) => {
  expect(uploadType(bytes(content))?.mimeType ?? null).toBe(mimeType)
})

test.each([
  ['consent.pdf', 'consent.pdf'],
  ['Einverständnis (Ada).PDF', 'Einverständnis (Ada).pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\fakepath\\scan.html', 'scan.pdf'],
  ['"><img src=x onerror=alert(1)>.pdf', 'img srcx onerroralert(1).pdf'],
  ['.htaccess', 'file.pdf'],
  ['a\r\nb\u202Egnp.exe', 'abgnp.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
  ['', 'file.pdf'],
  ['v1.2.scan.pdf', 'v1.2.scan.pdf'],
  ['. . scan . ..pdf', 'scan.pdf'],
  [`${'x'.repeat(79)} y.pdf`, `${'x'.repeat(79)}.pdf`],
])('%j is kept as %s', (name, kept) => {
  expect(safeFileName(name, UPLOAD_TYPES[0]!)).toBe(kept)
})

test('files of five megabytes at most, of these endings', () => {
  expect(MAX_UPLOAD_BYTES).toBe(5_242_880)
  expect(UPLOAD_TYPES.map(({ extension }) => extension)).toEqual(['pdf', 'jpg', 'png', 'webp', 'heic'])
})

test('only the letters of the wrapper make a picture of the web', () => {
  expect(uploadType(bytes('JUNK\u0001\u0002\u0003\u0004WEBPVP8 '))).toBeNull()
})

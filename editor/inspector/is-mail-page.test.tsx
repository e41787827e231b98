import { expect, test } from 'vitest'
import { isMailPage } from '#editor/inspector/is-mail-page.ts'

const aPage = (about: { port?: object; scriptless?: string }) =>
  ({
    defaultView: { marqueePreview: about.port },
    documentElement: { dataset: { scriptless: about.scriptless } },
  }) as unknown as Document

test.each([
  ['a page of the shop', { port: {} }, false],
  ['one without scripts', { scriptless: '' }, false],
  ['a mail', {}, true],
])('whether %s is taken for a mail', (_, about, isMail) => {
  expect(isMailPage(aPage(about))).toBe(isMail)
})

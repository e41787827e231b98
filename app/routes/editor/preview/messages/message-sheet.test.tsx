import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import { sheetParts } from './message-sheet.server.ts'
import { MessageSheet } from './message-sheet.tsx'

afterEach(cleanup)

const names = Object.fromEntries(textsWithoutScene.map(reference => [reference, `⟦${reference}⟧`]))

test('what no screen says as it is opened stands in the scene of messages, every text of it', () => {
  const { container } = render(
    inWords(
      <TextProvider messages={names}>
        <MessageSheet parts={sheetParts({ locale: 'en-US', currency: 'USD' })} />
      </TextProvider>,
    ),
  )
  const content = container.textContent ?? ''
  expect(textsWithoutScene.filter(reference => !content.includes(`⟦${reference}⟧`))).toEqual([])
})

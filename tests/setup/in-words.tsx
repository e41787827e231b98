import type { ReactElement } from 'react'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import type { TextGroup } from '#theme/texts/lists/texts.ts'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import { createMessages, type MessageTable, messagesFor } from '#theme/texts/runtime/venue-texts.ts'

const onProblem = ({ reference, problem }: { reference: string; problem: string }) => {
  throw new Error(`${reference}: ${problem}`)
}

/** Every text in its default wording. */
export const defaultMessages = messagesFor(
  Object.keys(textGroups) as TextGroup[],
  createMessages({ texts: {}, locale: 'en-US', onProblem }),
)

/** A component below the platform's default words, and those of a venue over them. */
export const inWords = (element: ReactElement, own: MessageTable = {}) => (
  <TextProvider messages={{ ...defaultMessages, ...own }} locale="en-US">
    {element}
  </TextProvider>
)

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useChoiceFocus } from './use-choice-focus.ts'

afterEach(cleanup)

const announcementOf = ({ eventId, added }: { eventId: string; added: boolean }) =>
  `${eventId} ${added ? 'added' : 'removed'}`

type PageProps = { chosen: string[]; addable?: string[]; isComplete?: boolean }

/** The buttons of a combo that is being filled: one for each event to add, and Continue once all are there. */
const Page = ({ chosen, addable = [], isComplete = false }: PageProps) => {
  useChoiceFocus({ chosen, announcementOf })
  return (
    <>
      {addable.map(id => (
        <button key={id} type="button" id={`add-${id}`} data-add="" />
      ))}
      {isComplete ? <button type="button" id="combo-continue" /> : null}
    </>
  )
}

const focus = () => document.activeElement?.id ?? ''

test.each<[string, PageProps, PageProps, string]>([
  ['one was added, on the next to add', { chosen: [] }, { chosen: ['a'], addable: ['b', 'c'] }, 'add-b'],
  [
    'the last was added, on Continue',
    { chosen: ['a'] },
    { chosen: ['a', 'b'], isComplete: true },
    'combo-continue',
  ],
  ['one was removed, on it', { chosen: ['a', 'b'] }, { chosen: ['a'], addable: ['c', 'b'] }, 'add-b'],
  [
    'one was removed that cannot be added again, on the next',
    { chosen: ['a'] },
    { chosen: [], addable: ['c'] },
    'add-c',
  ],
  ['nothing is left to press, nowhere', { chosen: [] }, { chosen: ['a'] }, ''],
  ['nothing was changed, nowhere', { chosen: ['a'] }, { chosen: ['a'], addable: ['b'] }, ''],
])('the focus is, when %s', (_, before, after, at) => {
  const { rerender } = render(<Page {...before} />)
  rerender(<Page {...after} />)
  expect(focus()).toBe(at)
})

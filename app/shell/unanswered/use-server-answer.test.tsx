import { Form, useLocation } from '@remix-run/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { UnansweredNotice } from './unanswered-notice.tsx'
import { useServerAnswer } from './use-server-answer.ts'

afterEach(cleanup)

const Screen = () => {
  const { answer, key, unanswered } = useServerAnswer<string>()
  const isOfThisVisit = key === useLocation().key
  return (
    <Form method="post">
      <output>{JSON.stringify([answer ?? null, unanswered?.intent ?? null, isOfThisVisit])}</output>
      <UnansweredNotice />
      <button type="submit">Order</button>
    </Form>
  )
}

/** A form whose presses are answered so, one after the other. */
function open(...answers: unknown[]) {
  const action = () => answers.shift() ?? null
  const router = createMemoryRouter([{ path: '/', action, element: inWords(<Screen />) }])
  render(<RouterProvider router={router} />)
  return (name: string) => fireEvent.click(screen.getByRole('button', { name }))
}
const shows = (...state: unknown[]) => screen.findByText(JSON.stringify(state))

test('a press without an answer leaves the answer before it, and can be pressed once more', async () => {
  const press = open('refused', { unanswered: true, intent: 'pay' }, 'taken')
  await shows(null, null, true)
  press('Order')
  await shows('refused', null, true)
  press('Order')
  await shows('refused', 'pay', false)
  expect(screen.getByText(/We could not reach the shop just now/)).toBeDefined()
  const again = screen.getByRole('button', { name: 'Try again' }) as HTMLButtonElement
  expect([again.name, again.value]).toEqual(['intent', 'pay'])
  press('Try again')
  await shows('taken', null, true)
  expect(screen.queryByText(/We could not reach the shop/)).toBeNull()
})

test('where nothing was answered yet there is no answer', async () => {
  const press = open({ unanswered: true, intent: '' })
  press('Order')
  await shows(null, '', false)
})

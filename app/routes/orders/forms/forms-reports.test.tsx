import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agree, findTracker, forgetMeasuring, Measured, reported } from '#tests/builders/measured.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { FormsAnswer, FormsPage } from './form-model.ts'
import Forms from './route.tsx'

beforeEach(agree)
afterEach(() => {
  cleanup()
  forgetMeasuring()
})

const page: FormsPage = {
  form: {
    formId: 'meal',
    name: 'Meal',
    description: [],
    isOptional: false,
    fields: [],
    items: [],
    typed: { given: {}, files: {} },
    x: 1,
    y: 1,
  },
  answered: [],
  orderHref: '/orders/pier/tickets?cart=true',
  checkoutHref: '/checkout/pier/process',
}
const refusal: FormsAnswer = {
  notice: 'Please look again',
  errors: {},
  typed: { given: {}, files: {} },
}

/** The forms page in a browser; the server takes the response or refuses it, when it is let. */
async function open(answer: FormsAnswer | Response) {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const element = (
    <Measured>
      <Forms />
    </Measured>
  )
  const routes = [
    {
      path: '/orders/:tenantId/forms',
      loader: () => ({ page, eventsHref: '/events/pier/list' }),
      action: () => held.then(() => answer),
      element,
    },
    { path: '*', loader: () => new Promise(() => {}), element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/orders/pier/forms'],
    future: { v7_normalizeFormMethod: true },
  })
  render(inWords(<RouterProvider router={router} />))
  await screen.findByRole('heading', { name: 'Meal' })
  await findTracker()
  return release
}
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
const dialog = () => document.querySelector('dialog')
const taken = () => new Response(null, { status: 302, headers: { Location: '/checkout/pier/process' } })

test('[ORD-059] a modal says that the responses are being saved, as long as they are', async () => {
  const release = await open(refusal)
  expect(dialog()?.open).toBe(false)
  proceed()
  await waitFor(() => expect(dialog()?.open).toBe(true))
  expect(dialog()?.textContent).toContain('Saving your responses please wait....')
  release()
  await screen.findByText(refusal.notice)
  await waitFor(() => expect(dialog()?.open).toBe(false))
})

test('[ORD-266] [CHK-092] leaving the forms is reported', async () => {
  await open(refusal)
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(reported()).toContain('"Forms::Cancel"'))
  expect(reported()).not.toContain('Forms::Response')
})

test('[ORD-267] [CHK-092] a response is reported once it was taken, a refused one is not', async () => {
  const refuse = await open(refusal)
  proceed()
  refuse()
  await screen.findByText(refusal.notice)
  expect(reported()).not.toContain('Forms::Response')
  cleanup()
  const take = await open(taken())
  proceed()
  take()
  await waitFor(() => expect(reported()).toContain('"Forms::Response"'))
})

import { data, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { formField } from '#app/contract/venue-file/forms.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { AskedFor } from './asked-for/asked-for.tsx'
import type { FormsAnswer, FormsPage } from './form-model.ts'
import Forms, { shouldRevalidate } from './route.tsx'

afterEach(cleanup)

const NAME = formField.parse({ id: 'name', label: 'Name', kind: 'text', required: true })
const page: FormsPage = {
  form: {
    formId: 'sleeper',
    name: 'Who sleeps here',
    description: [],
    isOptional: false,
    fields: [NAME],
    items: [],
    typed: { given: {}, files: {} },
    x: 1,
    y: 1,
  },
  answered: [],
  orderHref: '/orders/pier/tickets',
  checkoutHref: '/checkout/pier/process',
}
const refusal: FormsAnswer = {
  notice: 'Please check your answers',
  errors: { 'answer:name': 'Please answer' },
  typed: { given: {}, files: {} },
}

type ScreenState = { isDialogOpen: boolean; focus: string | null }

/** The forms before a server that refuses everything once `held` lets it; gives what a visitor meets with each picture after the refusal. */
function show(held: Promise<void>) {
  const sights: ScreenState[] = []
  const Watched = () => {
    const answer = useActionData()
    useLayoutEffect(() => {
      if (!answer) return
      const isDialogOpen = document.querySelector('dialog')?.open ?? false
      sights.push({ isDialogOpen, focus: document.activeElement?.getAttribute('name') ?? null })
    })
    return inWords(<Forms />)
  }
  const place = {
    path: '/',
    Component: Watched,
    loader: () => ({ page, eventsHref: '/', title: '', messages: '{}' }),
    action: () => held.then(() => data(refusal, { status: 422 })),
    // What Remix says to a route with a say of its own.
    shouldRevalidate: (about: Parameters<typeof shouldRevalidate>[0]) =>
      shouldRevalidate({ ...about, defaultShouldRevalidate: true }),
  }
  const router = createMemoryRouter([place], { future: { v7_normalizeFormMethod: true } })
  render(<RouterProvider router={router} />)
  return sights
}

test('with the first picture of a refusal nothing stands before the form any more and its marked field has the focus', async () => {
  let release = () => {}
  const sights = show(new Promise(resolve => (release = resolve)))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  release()
  expect(await screen.findByText('Please check your answers')).toBeDefined()
  expect(sights[0]).toEqual({ isDialogOpen: false, focus: 'answer:name' })
})

test('the next form is read from its heading; the first of the page takes no focus, nor does the same one once more', async () => {
  const forms = ['sleeper', 'sleeper', 'meal']
  const loader = () => {
    const formId = forms.shift() ?? 'meal'
    return { page: { ...page, form: { ...page.form, formId, name: `Form ${formId}` } }, eventsHref: '/' }
  }
  const place = { path: '/', loader, action: () => redirect('/'), element: inWords(<Forms />) }
  render(
    <RouterProvider router={createMemoryRouter([place], { future: { v7_normalizeFormMethod: true } })} />,
  )
  const proceed = async () => {
    const left = forms.length
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(forms.length).toBe(left - 1))
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(false))
  }
  await screen.findByRole('heading', { name: 'Form sleeper' })
  expect(document.activeElement).toBe(document.body)
  await proceed()
  expect(document.activeElement).toBe(document.body)
  await proceed()
  const heading = await screen.findByRole('heading', { name: 'Form meal' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(heading)).toBe(true)
})

test('what a form is about stands in one line, by event, date and time, below no heading', () => {
  const tea = { id: 'tea', name: 'Tea from the Hill', when: 'Friday, November 20, 3:00 pm', picture: null }
  render(inWords(<AskedFor items={[tea]} />))
  const [about] = screen.getByRole('region', { name: 'For' }).querySelectorAll('p')
  expect(about?.textContent).toBe('Tea from the Hill · Friday, November 20, 3:00 pm')
  expect(screen.queryByRole('heading')).toBeNull()
})

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { WriteReview } from './write-review.tsx'

afterEach(cleanup)

const fresh = { id: null, rating: null, title: '', comment: '' }

function show(review: Parameters<typeof WriteReview>[0] & { state: 'shown' }) {
  const action = vi.fn(async ({ request }: { request: Request }) =>
    Object.fromEntries(await request.formData()),
  )
  const element = inWords(<WriteReview {...review} />)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', action: action as never, element }])} />)
  return action
}
const shown = (review = fresh) => show({ state: 'shown', review, cancelHref: '/away' })
const press = (name = 'Submit review') => fireEvent.click(screen.getByRole('button', { name }))
const star = (count: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} star`) })
const preview = () => screen.getByRole('group').querySelector('output')?.textContent

test('[MEM-214] without stars the form says so at the stars, goes to the first of them and sends nothing', async () => {
  const action = shown()
  fireEvent.change(screen.getByRole('textbox', { name: /Title/ }), { target: { value: 'Calm' } })
  press()
  expect(screen.getByRole('group', { description: 'Please add a rating.' })).toBeTruthy()
  expect(document.activeElement).toBe(star(1))
  fireEvent.click(star(4))
  expect(screen.queryByText('Please add a rating.')).toBeNull()
  press()
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
  expect(await action.mock.results[0]?.value).toMatchObject({ rating: '4', title: 'Calm' })
})

test('[MEM-173] five stars are set by the device’s own radio buttons, and the one under a pointer says what it would give', () => {
  shown()
  expect(screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).value)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
  expect(preview()).toBe('')
  const label = (count: number) => document.querySelector(`label[for="${star(count).id}"]`) as Element
  fireEvent.pointerEnter(label(3))
  expect(preview()).toBe('3 stars')
  fireEvent.pointerLeave(label(3).parentElement as Element)
  expect(preview()).toBe('')
  fireEvent.click(star(5))
  fireEvent.pointerEnter(label(1))
  expect([preview(), star(5).checked]).toEqual(['1 star', true])
  fireEvent.pointerLeave(label(1).parentElement as Element)
  expect(preview()).toBe('5 stars')
})

test('a form that opens takes the focus, and one that is thanked for gives it to the thanks', () => {
  shown()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Write a review' }))
  cleanup()
  render(inWords(<WriteReview state="complete" editHref="/again" />))
  expect(document.activeElement?.textContent).toContain('Thank you for your review!')
})

test('what was written before is there to be changed', () => {
  shown({ id: 'R-1', rating: 2, title: 'Hm', comment: 'Rain.' } as never)
  expect([star(2).checked, preview()]).toEqual([true, '2 stars'])
  expect(screen.getByRole('button', { name: 'Update review' })).toBeTruthy()
})

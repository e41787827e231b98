import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper, type StepperProps } from '#app/ui/stepper/stepper.tsx'

afterEach(cleanup)

const show = (props: Partial<StepperProps> = {}) => {
  const onChange = vi.fn()
  render(
    <Stepper
      name="adult"
      label="Adult"
      increaseLabel="More"
      decreaseLabel="Less"
      onChange={onChange}
      {...props}
    />,
  )
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adult' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { input, press, onChange }
}

test.each([
  ['its minimum', { min: 2 }, '2'],
  ['0 when no minimum is given', {}, '0'],
])('[ORD-171] the stepper starts at %s', (_, props, shown) => {
  expect(show(props).input.value).toBe(shown)
})

test('[ORD-171] subtract never goes below the minimum', () => {
  const { input, press, onChange } = show({ min: 1, defaultValue: 2 })
  press('Less')
  press('Less')
  expect(input.value).toBe('1')
  expect(onChange.mock.calls).toEqual([[1]])
})

test.each([
  ['at the maximum', { defaultValue: 3, max: 3 }],
  ['when disabled', { defaultValue: 3, disabled: true }],
  ['when its group is full', { defaultValue: 3, blocked: true }],
])('[ORD-170] add does nothing %s', (_, props) => {
  const { input, press, onChange } = show(props)
  press('More')
  expect(input.value).toBe('3')
  expect(onChange).not.toHaveBeenCalled()
})

test('[CHK-213] [ORD-200] the quantity takes digits only and at most three', () => {
  const { input, onChange } = show()
  expect(input.maxLength).toBe(3)
  expect(input.inputMode).toBe('numeric')
  fireEvent.change(input, { target: { value: '12a45' } })
  expect(input.value).toBe('124')
  fireEvent.blur(input)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(124)
})

test('what is typed settles when the field is left, and an empty field is the minimum', () => {
  const { input, onChange } = show({ min: 1, defaultValue: 4 })
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(input)
  expect(input.value).toBe('1')
})

test('more than the maximum can be typed and is marked', () => {
  const { input } = show({ max: 4 })
  fireEvent.change(input, { target: { value: '9' } })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.value).toBe('9')
})

test('arrow keys step', () => {
  const { input, onChange } = show({ defaultValue: 1, max: 2 })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(onChange.mock.calls).toEqual([[2]])
})

test('a quantity held by the screen shows what the screen says', () => {
  const { input, press, onChange } = show({ value: 5 })
  press('More')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(6)
  expect(input.value).toBe('5')
})

test('a group that is full blocks the plus button and says so', () => {
  show({ blocked: true })
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-disabled')).toBe('true')
})

test.each<[Partial<StepperProps>, object]>([
  [{}, { less: 'true', more: null, invalid: null, chosen: null, most: null }],
  [{ defaultValue: 1 }, { less: null, more: null, invalid: null, chosen: 'true', most: null }],
  [
    { defaultValue: 2, max: 2 },
    { less: null, more: 'true', invalid: null, chosen: 'true', most: '2' },
  ],
  [
    { defaultValue: 3, max: 2 },
    { less: null, more: 'true', invalid: 'true', chosen: 'true', most: '2' },
  ],
  [
    { defaultValue: 1, invalid: true },
    { less: null, more: null, invalid: 'true', chosen: 'true', most: null },
  ],
  [
    { defaultValue: 1, disabled: true },
    { less: 'true', more: 'true', invalid: null, chosen: 'true', most: null },
  ],
])('a stepper with %j says what can be done', (props, state) => {
  const { input } = show(props)
  const isStill = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')
  expect({
    less: isStill('Less'),
    more: isStill('More'),
    invalid: input.getAttribute('aria-invalid'),
    chosen: input.parentElement?.getAttribute('data-chosen'),
    most: input.getAttribute('aria-valuemax'),
  }).toEqual(state)
  expect(input.disabled).toBe(props.disabled ?? false)
})

test('the arrow keys stop at both ends and no other key is taken from the browser', () => {
  const { input, onChange } = show({ min: 1, defaultValue: 2, max: 2 })
  const keyIsTaken = (key: string) => !fireEvent.keyDown(input, { key })
  expect(['ArrowUp', 'ArrowDown', 'ArrowDown', 'Enter', 'Tab'].map(keyIsTaken)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(onChange.mock.calls).toEqual([[1]])
})

test('Enter settles what is typed, and leaving the field untouched tells nothing', () => {
  const { input, onChange } = show({ min: 1, defaultValue: 4 })
  fireEvent.focus(input)
  fireEvent.blur(input)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { value: '' } })
  expect(input.value).toBe('')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(input.value).toBe('1')
  expect(onChange.mock.calls).toEqual([[1]])
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type DonationDetail, EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { DonationPage } from './donation-model.ts'
import { DonationQuestions, Question } from './donation-questions.tsx'
import type { ChangeDonation } from './use-donation-entry.ts'

afterEach(cleanup)

const question = (format: 'Text' | 'Dropdown', values: string[] = []) => ({
  id: 'q',
  label: 'Why?',
  format,
  values,
})

test('[ORD-123] a question of format Text is typed', () => {
  const onChange = vi.fn()
  render(inWords(<Question question={question('Text')} value="" onChange={onChange} />))
  fireEvent.change(screen.getByRole('textbox', { name: /Why\?/ }), {
    target: { value: 'Because' },
  })
  expect(onChange).toHaveBeenCalledWith('Because')
})

test('[ORD-123] a question of format Dropdown is one of its values', () => {
  const onChange = vi.fn()
  const values = ['One', 'Two']
  render(inWords(<Question question={question('Dropdown', values)} value="" onChange={onChange} />))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).value)).toEqual(values)
  fireEvent.click(screen.getByRole('radio', { name: 'Two' }))
  expect(onChange).toHaveBeenCalledWith('Two')
})

test('[ORD-303] five values of a question are a list, six a dropdown', () => {
  const values = ['a', 'b', 'c', 'd', 'e']
  const shown = (list: string[]) =>
    inWords(<Question question={question('Dropdown', list)} value="" onChange={() => undefined} />)
  const { rerender } = render(shown(values))
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  rerender(shown([...values, 'f']))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('combobox', { name: /Why\?/ })).toBeTruthy()
})

test('a choice that nobody has to make is a line of what is chosen', () => {
  const line = () => document.querySelector('summary')?.textContent
  const shown = (value: string) =>
    inWords(
      <Question question={question('Dropdown', ['One', 'Two'])} value={value} onChange={() => undefined} />,
    )
  const { rerender } = render(shown(''))
  expect(line()).toBe('Why? Not saidAnswer')
  expect(document.querySelector('details')?.open).toBe(false)
  rerender(shown('Two'))
  expect(line()).toBe('Why? TwoChange')
})

const detail = (about: Partial<DonationDetail> = {}) => ({ ...EMPTY_DETAIL, ...about })

test('fund, campaign and appeal are one line, which says what is chosen of them or that nothing is', () => {
  const page = { funds: ['Trees'], campaigns: ['Roof'], appeals: [], questions: [], extended: true }
  const shown = (about: Partial<DonationDetail>) =>
    inWords(
      <DonationQuestions
        page={page as unknown as DonationPage}
        detail={detail(about)}
        errors={{}}
        change={{} as ChangeDonation}
      />,
    )
  const lines = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  const { rerender } = render(shown({}))
  expect(lines()).toEqual([
    'What it is for Where it is needed mostChange',
    'How would you like to be recognized? In my nameChange',
  ])
  rerender(
    shown({ donationFundName: 'Trees', donationCampaignName: 'Roof', donorRecognitionType: 'anonymous' }),
  )
  expect(lines()).toEqual([
    'What it is for Trees, RoofChange',
    'How would you like to be recognized? AnonymousChange',
  ])
})

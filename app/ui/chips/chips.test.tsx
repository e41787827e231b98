import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as styles from '#app/ui/chips/chips.css.ts'
import { ChipLinks, Chips } from '#app/ui/chips/chips.tsx'

afterEach(cleanup)

const times = [
  { value: '09:00', label: '9:00 AM', state: 'sold-out', note: 'Sold out' },
  { value: '10:30', label: '10:30 AM' },
  { value: '12:00', label: '12:00 PM', state: 'few', note: '3 left' },
  { value: '13:30', label: '1:30 PM' },
] as const

test('a sold-out time cannot be chosen and says why', () => {
  render(<Chips legend="Select a time" name="time" chips={times} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /9:00 AM.*Sold out/ }).disabled).toBe(true)
})

test('choosing a time tells its value', () => {
  const onChange = vi.fn()
  render(<Chips legend="Select a time" name="time" chips={times} onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name: /12:00 PM/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('12:00')
})

test('the chosen time is never folded away', () => {
  render(
    <Chips
      legend="Select a time"
      name="time"
      chips={times}
      shown={1}
      moreLabel="+1 more..."
      defaultValue="12:00"
    />,
  )
  expect(screen.getByRole('radio', { name: /12:00 PM/ }).closest('details')).toBeNull()
  expect(screen.getByText('1:30 PM').closest('details')).not.toBeNull()
})

test('a sold-out time on a card leads nowhere', () => {
  render(<ChipLinks label="Times" links={times.map(time => ({ ...time, href: `#${time.value}` }))} />)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

/** What a chip says and how it looks. */
const lookOf = (chip: Element) => ({
  words: chip.textContent,
  state: Object.entries(styles.state).flatMap(([state, name]) =>
    chip.classList.contains(name) ? [state] : [],
  ),
  struck: chip.getElementsByClassName(styles.soldOutTime).length,
  notes: chip.getElementsByClassName(styles.note).length,
  ticks: chip.getElementsByClassName(styles.tick).length,
})
const chipsIn = (container: Element) => [...container.getElementsByClassName(styles.chip)]

test('a chip shows its state, and the sign of the chosen one where it can be chosen', () => {
  const { container } = render(<Chips legend="Select a time" name="time" chips={times} />)
  const looks = (ticks: number) => [
    { words: '9:00 AMSold out', state: ['sold-out'], struck: 1, notes: 1, ticks },
    { words: '10:30 AM', state: ['available'], struck: 0, notes: 0, ticks },
    { words: '12:00 PM3 left', state: ['few'], struck: 0, notes: 1, ticks },
    { words: '1:30 PM', state: ['available'], struck: 0, notes: 0, ticks },
  ]
  expect(chipsIn(container).map(lookOf)).toEqual(looks(1))
  expect(container.querySelectorAll(':disabled')).toHaveLength(1)
  cleanup()
  const links = times.map(time => ({ ...time, href: `#${time.value}` }))
  expect(chipsIn(render(<ChipLinks label="Times" links={links} />).container).map(lookOf)).toEqual(looks(0))
})

test('the chip that leads to where one is already has the sign and says so', () => {
  const links = times
    .slice(1, 3)
    .map(time => ({ ...time, href: `#${time.value}`, current: !('state' in time) }))
  const { container } = render(<ChipLinks label="Times" links={links} />)
  expect(chipsIn(container).map(chip => [lookOf(chip).ticks, chip.getAttribute('aria-current')])).toEqual([
    [1, 'true'],
    [0, null],
  ])
})

test.each([
  [{}, [false, false, false, false]],
  [{ defaultValue: '10:30' }, [false, true, false, false]],
  [{ value: '12:00', defaultValue: '10:30' }, [false, false, true, false]],
])('with %j this time is chosen', (held, checked) => {
  render(<Chips legend="Select a time" name="time" chips={times} {...held} />)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(radio => radio.checked)).toEqual(checked)
  fireEvent.click(radios[3] as HTMLInputElement)
  expect(radios[3]?.checked).toBe(!('value' in held))
})

test.each([
  [{}, 4],
  [{ shown: 1 }, 4],
  [{ shown: 1, moreLabel: '+3 more...' }, 1],
  [{ shown: 2, moreLabel: '+2 more...', value: '09:00' }, 2],
  [{ shown: 2, moreLabel: '+2 more...', value: '12:00' }, 3],
  [{ moreLabel: '+0 more...' }, 4],
])('with %j %i times are not folded away', (about, count) => {
  const open = (container: HTMLElement) => {
    const folded = container.querySelectorAll(`details .${styles.chip}`).length
    expect(container.querySelectorAll('details')).toHaveLength(folded > 0 ? 1 : 0)
    return 4 - (folded > 0 ? folded - 1 : 0)
  }
  expect(open(render(<Chips legend="Times" name="time" chips={times} {...about} />).container)).toBe(count)
  if ('value' in about) return
  const links = times.map(time => ({ ...time, href: `#${time.value}` }))
  expect(open(render(<ChipLinks label="Times" links={links} {...about} />).container)).toBe(count)
})

test.each([
  [{}, styles.legend, styles.list],
  [{ legendHidden: true, columns: 'even' }, styles.input, 'even'],
])('with %j the legend and the list look so', (about, legend, list) => {
  const { container } = render(
    <Chips legend="Times" name="time" chips={times} shown={2} moreLabel="More" {...about} />,
  )
  expect(screen.getByText('Times').className).toBe(legend)
  const lists = [...container.getElementsByClassName(list)]
  expect(lists.map(each => each.parentElement?.tagName)).toEqual(['FIELDSET', 'DETAILS'])
})

test('what chips are for is told between their name and them, and heard with it', () => {
  render(<Chips legend="Give" description="For the pools" name="gift" chips={times} />)
  const group = screen.getByRole('group', { name: 'Give' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'For the pools',
  )
  expect(group.textContent?.startsWith('GiveFor the pools')).toBe(true)
})

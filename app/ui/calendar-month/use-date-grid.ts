import { type KeyboardEvent, useEffect, useRef } from 'react'
import { moveInGrid } from '#app/rules/calendar/grid-move.ts'

const dayIn = (grid: HTMLElement, date: string) => grid.querySelector<HTMLElement>(`[data-date="${date}"]`)

/** Those of weeks that are not drawn cannot have the focus. */
const daysOf = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[data-date]')].filter(day => day.checkVisibility?.() !== false)

/** Makes one day the grid's place in the tab order. */
const rove = (grid: HTMLElement, to: HTMLElement | null) => {
  if (!to) return
  for (const day of daysOf(grid)) day.tabIndex = day === to ? 0 : -1
}

/** Where Tab enters the grid: the chosen day, else the first day with events, else the first day. */
const entrance = (grid: HTMLElement) =>
  grid.querySelector<HTMLElement>('[data-selected]') ??
  grid.querySelector<HTMLElement>('a[data-date]') ??
  grid.querySelector<HTMLElement>('[data-date]')

/**
 * The keyboard of a date grid over plain links: arrows walk days and weeks, Home and End the week, Page Up and Page Down
 * months. Until the script runs every link is reached with Tab.
 */
export const useDateGrid = (start: string, weekStart: number) => {
  const box = useRef<HTMLDivElement>(null)

  // The tab order lives in the document: days are rendered by the screen, not by this hook.
  useEffect(() => {
    const grid = box.current
    if (grid) rove(grid, dayIn(grid, start) ?? entrance(grid))
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const grid = box.current
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')?.dataset.date
    if (!grid || !from || event.ctrlKey || event.altKey || event.metaKey) return
    const dates = daysOf(grid).map(day => day.dataset.date ?? '')
    const rtl = getComputedStyle(grid).direction === 'rtl'
    const next = moveInGrid(from, {
      key: event.key,
      shift: event.shiftKey,
      rtl,
      weekStart,
      min: dates[0],
      max: dates.at(-1),
    })
    if (!next) return
    event.preventDefault()
    const day = dayIn(grid, next)
    rove(grid, day)
    day?.focus()
  }

  return { ref: box, onKeyDown }
}

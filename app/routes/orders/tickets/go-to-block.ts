import { lineId } from './block-hash.ts'

/** Goes on at a block of the page: it is scrolled to and has the focus; one of the day is seen with its line. */
export function goToBlock(headingId: string) {
  const heading = document.getElementById(headingId)
  const block = heading?.closest('section')
  const line = block?.closest('li')
  if (line) line.scrollIntoView({ block: 'nearest' })
  else heading?.scrollIntoView({ block: 'start' })
  block?.focus({ preventScroll: true })
}

/** Goes on at a line of the day, at its button. */
export function goToLine(itemId: string) {
  const line = document.getElementById(lineId(itemId))
  line?.scrollIntoView({ block: 'nearest' })
  line?.querySelector<HTMLButtonElement>('button[name=intent]')?.focus({ preventScroll: true })
}

/** Goes on at a block of the page: it is scrolled to and has the focus. */
export function goToBlock(headingId: string) {
  const heading = document.getElementById(headingId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.closest('section')?.focus({ preventScroll: true })
}

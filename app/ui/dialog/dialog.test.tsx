import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'
import * as styles from '#app/ui/dialog/dialog.css.ts'
import { Dialog, type DialogProps } from '#app/ui/dialog/dialog.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

function show(about: Partial<DialogProps> = {}) {
  const onClose = vi.fn()
  const dialog = inWords(<Dialog open onClose={onClose} heading="Start again?" {...about} />)
  return { ...render(dialog), onClose }
}
const panel = () => screen.getByRole('dialog', { name: 'Start again?' })
const has = (name: string) => panel().getElementsByClassName(name).length > 0

test.each<[Partial<DialogProps>, object]>([
  [{}, {}],
  [{ description: 'Your order is lost.' }, { description: true }],
  [{ actions: 'Start again' }, { actions: true }],
  [{ wide: true }, { wide: true }],
  [{ busy: true }, { close: false }],
])('a dialog with %j has no empty part', (about, parts) => {
  show(about)
  expect({
    description: has(styles.description),
    actions: has(styles.actions),
    close: has(styles.close),
    wide: panel().classList.contains(styles.wide),
  }).toEqual({ description: false, actions: false, close: true, wide: false, ...parts })
  const described = panel().getAttribute('aria-describedby')
  expect(described && document.getElementById(described)?.textContent).toBe(about.description ?? null)
})

test('a dialog is closed by its button and by Escape, but not while it is busy', () => {
  const { onClose, unmount } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(panel(), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
  unmount()
  const busy = show({ busy: true })
  fireEvent.keyDown(panel(), { key: 'Escape' })
  expect(busy.onClose).not.toHaveBeenCalled()
})

test('a dialog that is not open shows nothing', () => {
  show({ open: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what goes on is open as long as it does, and no key closes it', () => {
  const busy = (open: boolean) => <BusyDialog open={open} heading="Placing your order" words="One moment" />
  const { container, rerender } = render(busy(false))
  const dialog = container.querySelector('dialog') as HTMLDialogElement
  expect(dialog.open).toBe(false)
  rerender(busy(true))
  expect(dialog.open).toBe(true)
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
  expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(true)
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
  // A browser may close it all the same: it opens again.
  dialog.close()
  expect(dialog.open).toBe(true)
  rerender(busy(false))
  expect(dialog.open).toBe(false)
})

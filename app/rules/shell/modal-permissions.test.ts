import { expect, test } from 'vitest'
import { type ModalRoute, mayOpenModal, modalPermissions } from '#app/rules/shell/modal-permissions.ts'

const modals = Object.keys(modalPermissions) as ModalRoute[]

test('[CHK-090] the checkout modal and the two order modals ask for no permission', () => {
  expect(modals).toEqual(['checkout', 'selectEventDate', 'saveForms'])
  expect(modals.map(modal => modalPermissions[modal].length)).toEqual([0, 0, 0])
})

test.each(modals)('[CHK-090] nobody is refused the modal %s', modal => {
  expect(mayOpenModal(modal, [])).toBe(true)
})

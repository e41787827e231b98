/** The modal routes and what a visitor must be allowed to open them: nothing (CHK-090). */
export const modalPermissions = {
  checkout: [],
  selectEventDate: [],
  saveForms: [],
} as const satisfies Record<string, readonly string[]>

export type ModalRoute = keyof typeof modalPermissions

/** Whether a person with these permissions may open a modal. */
export function mayOpenModal(modal: ModalRoute, permissions: readonly string[]): boolean {
  const required: readonly string[] = modalPermissions[modal]

  return required.every(permission => permissions.includes(permission))
}

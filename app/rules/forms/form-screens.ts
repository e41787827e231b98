import type { CartForm } from '#app/rules/forms/cart-forms.ts'

/** All references of one form: one screen (decision O4). */
export type FormScreen = { formId: string; oncePerCart: boolean; items: CartForm[]; isAnswered: boolean }

/** The screens of a cart's forms, one a form, in the order in which the order brings them (ORD-162, decision O4). */
export function formScreens(forms: readonly CartForm[]): FormScreen[] {
  const ids = [...new Set(forms.map(form => form.formId))]

  return ids.map(formId => {
    const items = forms.filter(form => form.formId === formId)

    return {
      formId,
      oncePerCart: items.some(item => item.oncePerCart),
      items,
      isAnswered: items.every(item => item.formResponseId),
    }
  })
}

/** A screen with its place among all of them: 'x of y' (ORD-056). */
export type OpenScreen = { screen: FormScreen; x: number; y: number }

/**
 * The screen to show: the first of `formIds` that the order asks for, answered or not, else the first unanswered one
 * (ORD-161, ORD-164); null when none is left.
 */
export function openScreen(
  screens: readonly FormScreen[],
  formIds: readonly string[] = [],
): OpenScreen | null {
  const named = screens.filter(({ formId }) => formIds.includes(formId))
  const screen = named.find(isOpen) ?? named[0] ?? screens.find(isOpen)

  return screen ? { screen, x: screens.indexOf(screen) + 1, y: screens.length } : null
}

const isOpen = ({ isAnswered }: FormScreen) => !isAnswered

/**
 * What one press of Continue sends: a response for each item that has none, one in all when the form is asked once per cart;
 * when every item has one, each is sent again under its id (ORD-161, ORD-165).
 */
export function submissionsOf({ items, oncePerCart, isAnswered }: FormScreen): CartForm[] {
  const due = isAnswered ? items : items.filter(item => !item.formResponseId)

  return oncePerCart ? due.slice(0, 1) : due
}

/** The items a screen names: those it is sent for; a form asked once names all. */
export function itemsAskedFor(screen: FormScreen): CartForm[] {
  return screen.oncePerCart ? screen.items : submissionsOf(screen)
}

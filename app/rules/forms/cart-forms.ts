import type { CartPayload } from '#app/contract/carts.ts'
import type { ItemType } from '#app/rules/carts/item-types.ts'

/** A form that an item of the cart asks for, with the response it was given (ORD-148). */
export type CartForm = CartPayload['forms'][number]

/** A form of the catalogue, as far as asking for it goes. */
export type AskedForm = {
  id: string
  oncePerCart: boolean
  b2cPreference: 'required' | 'optional' | 'none'
}

/** Something ordered and the forms it brings. `partIds`: the events of a combo; `tickets`: how many are ordered. */
export type AskingItem = {
  itemId: string
  itemName: string
  itemType: ItemType
  forms: readonly AskedForm[]
  partIds?: readonly string[]
  tickets: number
}

/** The answered references of a cart: all that is taken from them is the response, and the price point if there is one. */
export type KnownForm = Pick<
  CartForm,
  'formId' | 'itemId' | 'formResponseId' | 'pricePointId' | 'pricePointName'
>

/**
 * The references a cart must carry: one for each event and form it brings, whatever was answered before kept. An item without
 * tickets brings none (ORD-148), and neither does a form whose preference is 'none' (ORD-219). What a combo asks is left to
 * those of its events that ask the same. A once-per-cart form has one response for all its references (ORD-162); any
 * other response answers for one item only.
 */
export function cartForms({
  items,
  known,
}: {
  items: readonly AskingItem[]
  known: readonly KnownForm[]
}): CartForm[] {
  const taken = new Map<string, string>()

  return askedReferences(items).map(reference => {
    const answered = known.find(
      candidate => answers(candidate, reference) && isFree(candidate, { taken, reference }),
    )
    const priced = known.find(candidate => isSame(candidate, reference) && candidate.pricePointId)
    if (answered?.formResponseId) taken.set(answered.formResponseId, reference.itemId)

    return {
      ...reference,
      ...(answered ? { formResponseId: answered.formResponseId } : {}),
      ...(priced?.pricePointId ? { pricePointId: priced.pricePointId } : {}),
      ...(priced?.pricePointName ? { pricePointName: priced.pricePointName } : {}),
    }
  })
}

/** Whether a form of the cart still waits for its response (ORD-161, ORD-166). */
export function hasUnanswered(forms: readonly Pick<CartForm, 'formResponseId'>[]): boolean {
  return forms.some(form => !form.formResponseId)
}

type Reference = Pick<CartForm, 'formId' | 'itemId' | 'itemName' | 'itemType' | 'oncePerCart'>

function askedReferences(items: readonly AskingItem[]): Reference[] {
  const ordered = items.filter(item => item.tickets > 0)
  const references = new Map<string, Reference>()
  for (const { itemId, itemName, itemType, forms, partIds = [] } of ordered) {
    for (const { id: formId, oncePerCart } of forms.filter(isShown)) {
      const ofPart = ordered.some(part => partIds.includes(part.itemId) && asks(part, formId))
      const key = `${formId} ${itemId}`
      if (ofPart || references.has(key)) continue
      references.set(key, { formId, itemId, itemName, itemType, oncePerCart })
    }
  }

  return [...references.values()]
}

const isShown = ({ b2cPreference }: AskedForm) => b2cPreference !== 'none'

const asks = ({ forms }: AskingItem, formId: string) =>
  forms.some(form => form.id === formId && isShown(form))

const isSame = (a: Pick<Reference, 'formId' | 'itemId'>, b: Pick<Reference, 'formId' | 'itemId'>) =>
  a.formId === b.formId && a.itemId === b.itemId

const answers = (candidate: KnownForm, reference: Reference) =>
  Boolean(candidate.formResponseId) &&
  (reference.oncePerCart ? candidate.formId === reference.formId : isSame(candidate, reference))

type Claim = { taken: ReadonlyMap<string, string>; reference: Reference }

function isFree({ formResponseId = '' }: KnownForm, { taken, reference }: Claim): boolean {
  const holder = taken.get(formResponseId)

  return reference.oncePerCart || holder === undefined || holder === reference.itemId
}

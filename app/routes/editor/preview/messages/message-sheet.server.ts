import { sampleArguments } from '#editor/panels/sample-arguments.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { type TextGroup, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'

/** A text as a sheet shows it: what it is on its screen, and what stands where it has arguments. */
export type SheetMessage = {
  readonly reference: TextReference
  readonly name: string
  readonly kind: 'button' | 'heading' | 'fault' | 'rich' | 'line'
  readonly args: Arguments
}

/** The messages of one part of the shop. */
export type SheetPart = {
  readonly group: TextGroup
  readonly name: string
  readonly messages: readonly SheetMessage[]
}

type SampleStyle = Parameters<typeof sampleArguments>[1]

/** The texts that stand on no screen as it is opened, by the part of the shop that says them. */
export const sheetParts = (style: SampleStyle): readonly SheetPart[] =>
  (Object.keys(textGroups) as TextGroup[])
    .map(group => ({
      group,
      name: nameOfReference(group),
      messages: textsWithoutScene
        .filter(reference => Object.hasOwn(textGroups[group], reference))
        .map(reference => messageOf(reference, style)),
    }))
    .filter(({ messages }) => messages.length > 0)

function messageOf(reference: TextReference, style: SampleStyle): SheetMessage {
  const args = sampleArguments(textOf(reference), style).at(-1) ?? {}
  return { reference, name: nameOfReference(reference), kind: kindOf(reference), args }
}

/** What is wrong with a field stands at one. */
const FAULT = /-(?:invalid|required)$/

function kindOf(reference: TextReference): SheetMessage['kind'] {
  const { rich, fit } = textOf(reference)
  if (FAULT.test(reference)) return 'fault'
  if (rich) return 'rich'
  return fit === 'button' || fit === 'heading' ? fit : 'line'
}

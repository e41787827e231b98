import { type ComponentType, createElement, type ReactNode } from 'react'
import { prose } from '#app/ui/rich-text/rich-text.css.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import type { TextArguments, TextReference } from '#theme/texts/lists/texts.ts'
import { RichText, type RichTextProps, useText } from '#theme/texts/runtime/text-provider.tsx'

/** A rich text of the venue as a block of its own; nothing at all where the venue left it empty. */
export const RichWords = <R extends TextReference>({
  className,
  ...rich
}: RichTextProps<R> & { className?: string }) => {
  const text = useText()
  // The generic props lose their shape when taken apart; the caller's were checked.
  const words = rich as unknown as RichTextProps<R>
  if (!text(words.reference, ...([words.args] as unknown as TextArguments<R>))) return null
  return (
    <div className={classNames(prose, className)}>
      {createElement(RichText as ComponentType<object>, words)}
    </div>
  )
}

/** Running text from elsewhere (an event's description), in the same clothes. */
export const Prose = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(prose, className)}>{children}</div>
)

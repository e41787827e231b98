import type { FreeEvent } from '#app/pages/read-free-entries.ts'
import { PromptLine } from '#app/ui/prompt-line/prompt-line.tsx'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'

export type MemberLineProps = {
  /** Of a verified member. */
  name: string | null
  /** What they enter free of charge. */
  free: FreeEvent | null
  verifyHref: string | null
  joinHref: string | null
}

/** Whether there is anything to say. */
export const hasMemberLine = ({ name, verifyHref }: Pick<MemberLineProps, 'name' | 'verifyHref'>) =>
  Boolean(name || verifyHref)

/** One quiet line about memberships: thanks to a member, a question to everybody else. */
export const MemberLine = ({ name, free, verifyHref, joinHref }: MemberLineProps) => {
  const text = useText()
  if (!hasMemberLine({ name, verifyHref })) return null
  return (
    <PromptLine
      icon={name ? 'heart' : 'person'}
      links={[
        ...(verifyHref ? [{ label: text('events-banner-button'), href: verifyHref }] : []),
        ...(joinHref ? [{ label: text('events-become-member'), href: joinHref }] : []),
      ]}
    >
      {name ? (
        <>
          <RichText reference="events-banner-thanks" args={{ name }} /> {free ? <Free {...free} /> : null}
        </>
      ) : (
        <RichText reference="events-banner-prompt" />
      )}
    </PromptLine>
  )
}

/** How many tickets the membership gives, of a day or with each order. */
const Free = (free: FreeEvent) => {
  const text = useText()
  const { event, count } = free
  return free.kind === 'day'
    ? text('events-member-free-day', { event, left: free.left, count })
    : text('events-member-free-order', { event, count })
}

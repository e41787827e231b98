import { PromptLine } from '#app/ui/prompt-line/prompt-line.tsx'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'

export type MemberLineProps = {
  /** Of a verified member. */
  name: string | null
  /** What they enter free of charge, in words. */
  free: string | null
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
          <RichText reference="events-banner-thanks" args={{ name }} /> {free}
        </>
      ) : (
        <RichText reference="events-banner-prompt" />
      )}
    </PromptLine>
  )
}

import { PromptLine } from '#app/ui/prompt-line/prompt-line.tsx'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'

export type MemberPromptProps = {
  /** Of a verified member. */
  name: string | null
  profileHref: string | null
  verifyHref: string | null
}

/** Members are welcomed and led to their membership; everybody else is asked whether they are one (CHK-318). */
export const MemberPrompt = ({ name, profileHref, verifyHref }: MemberPromptProps) => {
  const text = useText()
  if (name && profileHref)
    return (
      <PromptLine icon="heart" links={[{ label: text('membership-view-mine'), href: profileHref }]}>
        {text('membership-welcome', { name })}
      </PromptLine>
    )
  if (!verifyHref) return null
  return (
    <PromptLine icon="person" links={[{ label: text('membership-verify'), href: verifyHref }]}>
      <RichText reference="membership-join-prompt" />
    </PromptLine>
  )
}

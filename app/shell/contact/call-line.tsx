import type { VenueContact } from '#app/shell/shell-model.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Where to call for help; nothing where the venue has told no phone. */
export const CallLine = ({ phone, className }: { phone: VenueContact['phone']; className?: string }) => {
  const text = useText()
  if (!phone) return null
  return (
    <p className={className}>
      {text('page-call')}{' '}
      <a href={phone.href}>
        <bdi dir="ltr">{phone.number}</bdi>
      </a>
    </p>
  )
}

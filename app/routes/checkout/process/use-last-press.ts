import { useNavigation } from '@remix-run/react'
import { useRef } from 'react'

/** The form as the last press sent it; null before the first. */
export function useLastPress(): FormData | null {
  const { formData } = useNavigation()
  const last = useRef<FormData | null>(null)
  last.current = formData ?? last.current
  return last.current
}

const CODE_BUTTONS = [
  'code',
  'coupon',
  'couponRemove',
  'certificate',
  'certificateCheck',
  'certificateRemove',
]

/** A button beside a code was pressed, not the one that goes on with the whole form. */
export const isCodePress = (press: FormData | null) =>
  CODE_BUTTONS.includes(String(press?.get('intent')).split(':')[0] ?? '')

import { keepsPasskeys } from './passkey-ceremony.ts'
import { useAbility } from './use-ability.ts'

/** In a form that signs in: tells whether this device could keep a passkey, so that the next page can offer one without a jump. */
export const PasskeyAbility = () =>
  useAbility(keepsPasskeys) ? <input type="hidden" name="passkeys" value="can" /> : null

import { menuWord } from '#app/shell/header/header.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The word gives way to its sign on the smallest phones and is still read out. */
export const MenuWords = () => (
  <>
    <Icon name="menu" />
    <span className={menuWord}>{useText()('header-menu')}</span>
  </>
)

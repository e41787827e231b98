import { useNavigation } from '@remix-run/react'
import { loading } from '#app/shell/layouts/layouts.css.ts'

/** A thin line on top while the next screen is on its way. */
export const LoadingBar = () => {
  const { state } = useNavigation()
  return <div className={loading} data-loading={state === 'idle' ? undefined : ''} aria-hidden="true" />
}

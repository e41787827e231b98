import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import {
  type FetchRefusal,
  FetchRefused,
  fetchFile,
  INTERNET,
  type Network,
} from '../onboarding/fetch-file.ts'
import { keepLogo, type PicturePlace } from './keep-pictures.ts'
import { openPictures } from './upload-picture.ts'

/** How long a logo may take, in milliseconds. */
const MAX_TIME = 8_000

/**
 * Fetches a logo from another site, once, and keeps it among the pictures of the venue. For whoever may change the logo (401, 403). Refuses
 * what an upload is refused for, and with 422 addresses of private networks, files over 2 MB, more than three redirects, and slow sites.
 */
export const takeLogo = api.pictures.takeLogo.handler(async ({ input: { body }, context }) => {
  const place = await openPictures(context)
  return { payload: { src: await takeLogoFrom(body.address, { place, network: INTERNET }) } }
})

type Taking = { place: PicturePlace; network: Network }

/** The address at which the venue keeps the logo that it took from another address. */
export async function takeLogoFrom(address: string, { place, network }: Taking): Promise<string> {
  const signal = AbortSignal.timeout(MAX_TIME)
  const file = await fetchFile(address, { network, signal, types: /^image\// }).catch(error => {
    if (!(error instanceof FetchRefused)) throw error
    throw refuse('UNPROCESSABLE', { text: SENTENCES[error.reason] })
  })
  const src = await keepLogo(place, file.bytes)
  if (!src) throw refuse('PICTURE_TYPE')
  return src
}

const SENTENCES: Record<FetchRefusal, string> = {
  address: 'This is no address that we can fetch a picture from',
  private: 'This address leads into a private network',
  redirects: 'This address leads on and on',
  time: 'This site takes too long to answer',
  size: 'The picture at this address is larger than 2 MB',
  type: 'There is no picture at this address',
  status: 'There is no picture at this address',
  unreachable: 'This site does not answer',
}

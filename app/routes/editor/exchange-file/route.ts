import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireEditor } from '#app/pages/require-editor.ts'
import { exchangeFormats } from '#theme/exchange/exchange-formats.ts'

/** The theme as a file to download. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireEditor(args)
  const format = exchangeFormats.find(known => known === args.params.format)
  if (!format) throw new Response(null, { status: 404 })
  const { fileName, text } = (await api.themeExchange.print({ params: { format } })).payload
  return new Response(text, {
    headers: {
      'Content-Type': format === 'tokens' ? 'application/design-tokens+json' : 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}

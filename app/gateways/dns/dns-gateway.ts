/** What the rest of the world publishes about a name. */
export type DnsGateway = {
  /** The TXT records of a name, each in one piece; none where there are none, null where it could not be asked. */
  textsOf: (name: string) => Promise<string[] | null>
}

/** What is known about IP networks. */
export interface Networks {
  /** Whether the text is an IPv4 or IPv6 address, or a network in CIDR form. */
  isNetwork(text: string): boolean;
  /** Whether an address, also an IPv4 one in IPv6 form, belongs to one of the networks. */
  contain(networks: readonly string[], ip: string): boolean;
}

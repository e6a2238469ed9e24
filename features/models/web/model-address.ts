/** Names a model in the address, for links from the palette and from notifications. */
export const modelParameter = 'model';

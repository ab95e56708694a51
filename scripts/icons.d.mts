export declare function drawIcons(svg: Buffer): Promise<ReadonlyMap<string, Buffer>>
export declare function drawPageIcons(svg: Buffer): ReadonlyMap<string, Buffer>

/** An upload is kept as it came, read through a staging file, and becomes a table: so many times its size at most. */
export const writtenPerUploadedByte = 3;
/** Each walks over the files of the workspace. */
export const storageReadsPerMinute = 60;

/** What the words around a mention tell of its role. Written by `bench/fit-roles.ts --write`; `role-weights-text.ts` says how it is read. */
export const roleWeightsText = `A at 0|a6l-2m-7j-2k-8
A at 1|a13l-5m-1j-12k-12
A at 2|a14l-9m-4j-10k-11
A at 3|a-4l6m-2j-9k5
A before condition|a17l-16m-11j-4k-4
A before highest |a-2l-1m3j-1k-2
A before highest|a1l-10m1j-2k-4
A before limit |a-9l3m2j-2k-4
A before limit|a-9l3m2j-2k-4
A before none and|a5l-2m-2j-1k-1
A before none |a16l-5m-15j-3k-1
A before none|a10l9m-13j-13k-12
A before null <s>|a6l-2m-7j-2k-8
A before null|a6l-2m-7j-2k-8
A before shown of the|a-13l8m3j-2k-4
A before shown|a-12l-5m13j-7k-10
A behind  CT|a-7l5j-3k-3
A behind  C|a7l-5m-3j-5k-8
A behind  T|a-1l-1m4j-6k-8
A behind </s> |a14l-18m-3j-5k-7
A behind and A|a6l-3m-5j-3k-3
A behind and C|a6l-13m-6j3k-2
A by part|a-23l8m13j-6k-4
A far all away|a5l-3m-2j-2k-2
A far and 1|a12l-4m-8j-1k-1
A far and 4|a-3l4m-1j-3k-5
A far and away|a10l-2m-13j-2k-2
A far with 2|a-1l-5m5j-2k-2
A has all|a13l-3m-32j3k7
A has and|a10l-4m-6j-4k-15
A has at|a20l-12m-18j-1
A has each|a19l-14m-15j-1k-1
A has least|a24l-16m-21j-1
A has most|a18l-6m-12j-2k-1
A has not|a14l-3m-8j-7
A has number|a11l-16m-3j-2k-3
A has order|a-13l-9m-9j11k9
A has top|a-7l2j-2k-2
A has whose|a7l-14m5j-10k-2
A has with|a-2l-2m6j-11k-8
A is additive|a-22l15m-1j-3k-7
A is date|a-11l-4m13j4k-17
A is decimal|a-31l10m5j-2k-4
A is integer|a-16l6m4j-6k5
A is ordinal|a-4l-18m4j-2k9
A is ratio|a-21l7m7j-3k-6
A is timestamp|a-10l5m5j-18k-10
A l1 <C>|a6l-3m-4j-4k-3
A l1 <N>|a-13l3m3j-3k-5
A l1 and|a12l-4m-8j-1k-1
A l1 their|a14l-9m-16j-1k-2
A l1 the|a7l6m-11j-5k-1
A l2 <A>|a5l-2m-2j-1k-1
A l2 <C>|a9l-14m-1j-3k-3
A l2 are|a7l-5m-5j-3k-3
A l2 for|a-2l-20m11j-1k-1
A l2 in|a-10l-25m20j-2k-4
A l2 is|a-1l-13m8j-6k-2
A l2 list|a-5l-2m-3j6k-1
A l2 me|a6l-2m-3j-1k-1
A l2 of|a10l2m-7j-4k-6
A l2 the|a16m-12j-4k-5
A l2 was|a9l-18m-1j-2k-3
A l2 with|a-1l-5m5j-2k-2
A l21 <A> and|a5l-2m-2j-1k-1
A l21 are the|a7l-5m-5j-3k-3
A l21 for the|a6l-19m3j-1k-1
A l21 in the|a-10l-25m20j-2k-4
A l21 is the|a1l-12m5j-5k-1
A l21 list the|a-5l-2m-3j6k-1
A l21 of the|a7l3m-6j-4k-5
A l21 the <N>|a-4l1m3j-1k-3
A l21 with the|a6l-23m7j-1k-1
A l3 <C>|a-3l4j-6k-10
A l3 <T>|a-10l-1m8j-3k-5
A l3 <s>|a-1l-4m-8j6k-1
A l3 give|a6l-2m-3j-1k-1
A l3 of|a-1l1m-3j-2k-1
A l3 that|a2l-1j-2k-3
A l3 the|a11l-22m10j-6k-3
A l3 what|a3l-13m3j-7k-3
A l3 who|a-6l2m1j-1k-1
A l321 <C> of the|a-4l3m1j-3k-5
A l321 <s> list the|a-5l-2m-3j6k-1
A l321 the <A> and|a3l-1m-2
A l321 what are the|a7l-5m-5j-3k-3
A l321 what is the|a-2l-9m6j-4k-1
A last <s>|a6l-2m-7j-2k-8
A last A|a9l-4m-4j-1k-1
A last C|a8l-10j-14k1
A last N|a-8l2m3j-5k-6
A last T|a-2l11m-9j-8k-8
A last V|a16l-13m-15j-2k-2
A left 0|a14l-18m-3j-5k-7
A left 1|a6l5m-10j-15k-1
A left 2|a17l-13m-7j-5k-15
A lr the <C>|l2m-1j-5k-7
A lr the <T>|a-5l9m-1j-4k-6
A lr the and|a-3l-9m4j2k-4
A next </s>|a14l-18m-3j-5k-7
A next A|a8l-4m-7j-4k-3
A next CT|a-7l5j-3k-3
A next C|a-1l-1j-1k-13
A next N|a2l8m-22j-4k9
A next T|a10l-1m-4j-9k-14
A of 2|a14l-9m-5j-6k-7
A of 3|a12l1m-10j-9k-8
A of 4|l3m-5j-10k-10
A of 5|a4l-9j-2k2
A opens find all|a6l-3m-2j-2k-2
A opens find the|a-4l-3m5j-8k-7
A opens find|a-3l-5m7j-9k-9
A opens list the|a-5l-2m-3j6k-1
A opens list|a-9l-9m-8j6k10
A opens return the|a1l3m-3j-1k-3
A opens return|a8l2m-9j-2k-5
A opens show the|a8m-6j-1k-1
A opens show|a8m-6j-1k-1
A opens what are|a17l-12m-7j-5k-6
A opens what is|a-13l4m8j-11k-10
A opens what|a4l-5m4j-15k-15
A opens which <T>|a8l-15m-1j-3k-3
A opens which|a16l-16m-8j-4k-4
A r1 </s>|a-1l-13m10j-2k-4
A r1 <C>|a1l-2j-7k-10
A r1 <T>|a-1l-1m4j-6k-8
A r1 and|a9l-14m-9j1k-5
A r12 </s> </s>|a-1l-13m10j-2k-4
A r12 <C> </s>|l-1m-1j-3k-7
A r12 <T> </s>|a-1l-6m7j-3k-6
A r12 and <A>|a6l-3m-5j-3k-3
A r12 and <C>|a6l-13m-6j3k-2
A r2 </s>|l-9m8j-9k3
A r2 <A>|a6l-3m-5j-3k-3
A r2 <C>|a-7l17m-7j2k-4
A r2 <T>|a-5l3m-1j-2k-4
A r2 and|a6l-2m-3j-1k-1
A r2 for|a21l-11m-19j-1
A r2 in|a8l-9m3j-1k-1
A r2 of|a-3l-5m7j-1k-1
A r3 ,|a-12l-5m5j11
A r3 </s>|a-6l-1m7j-13k-1
A r3 <T>|a8l-22m4j-3k-3
A r3 of|a3l-7m4j-15k-1
A r3 the|a-2l-15m9j-2k-2
A several columns|a-26l11m9j-3k1
A some all|a-3l10m-9j-3k-2
A some and|a7m-8j-8k-9
A some with|a8l4m-10j-5k-6
A |a20l-5m-10j-15k-12
C at 0|a-2d-1e2f-2g-3h-5i-2j-3k-8l-21m-7
C at 1|b3d1e-7f-8g-7h1i-2j-12k-23l-15m-5
C at 2|a3b-13c-14d-17e-16f1g-4h5i-1j-6k10l4m-6
C at 3|a2b1c-10d-21e-17f-16g-40h2i-1k-16l1
C before ascending and|a-8b-13d-1h-3i-5j16
C before ascending|a3b-1c-4d-1e-1f-1g-1h-12i-19j5k-4l-3m-3
C before avg and|a-10b-7c-2d15f-8h-7i-1j-1
C before avg for each|a-20d-5i22
C before avg|a-15b-16c-8d19e-4f-8g-5h-29i30j-6k-1l-1m-4
C before condition and have|a9b-8c-1e-1h-7l-1
C before condition and|a1b-11c-4d-3e-1f-10h15i-6j4k-1l-1
C before condition for each|a-1b-9h-9i6j-1
C before condition give me the|a14b1h-8i-27j-2l-1m-1
C before condition in their|a6b12h-19i-7j-5m-3
C before condition or|a16b-11c-1h-14i-1j-1
C before condition show the|a-8b19h-8i-6j-1
C before condition whose|a-1b-3h5
C before condition with|a12b-10g-1h-6i-4
C before condition |a-39b-2c15d-4e-6f-4g-7h27i-30j-18k-4l-13m-12
C before condition|a2b6c1d-26e-18f-20g-18h11i-20j3k-15l-30m-35
C before countBound |a3b-19c-2d-2e-2f-2g-2h-18i11j-4k-2l-6m-5
C before countBound|a12b-24c-3d-2e-2f-2g-2h-37i20j-14k-3l-8m-9
C before counted correspond to each|g-1h-1i19a-11b-18l-1
C before counted does each|b-1h-3i5a-1
C before counted for each|a-2b-1h-1i4
C before counted have|a3c-1h1i-2
C before counted in each|h-1i2a-1
C before counted of each|a-9b-2h-12i16j-1l-1
C before counted whose|a-6b-1g-1h17i-11
C before counted |a12g-14h-5i9b-10c-8d-1e-1f-1j-3l-1m-1
C before counted|a-9b-13c3d-19e-4f-7g-26h16i18j-11k-5l-11m-16
C before denial |a-20b-11h23i-4j-2k-1l-1m-5
C before denial|a-23b-13d-1h28i-10j5k-2l-2m-6
C before denied|a-8b15h-10i-5j-1k-1l-2
C before grouped ,|a8b27c-1d-1f-1g-1h-5i-37j-2m-3
C before grouped and|a-2b19c-10h-18i-18j-4m-1d-3e-2f10g-1l-1
C before grouped |a10b-5c-4h-7i2m-4
C before grouped|a-5b10c16d-2e-5f3g6h-9i-9j-22k-10l-12m-17
C before highest |a-1b-15c-2d-1e-4f-10h-11j-4l-11m24
C before highest|a-11b17c-2d8f-10h-19i-22j-6l-13e-4k-1m20
C before leastCounted|a-9b-13h-4i16j-3
C before limit |a-16b-15c-1d-1f-1g-1h-13i16j-1k-1l-3m12
C before limit|a-30b-22c-12d-2e-2f-6g-1h5i5j-3k-1l11m12
C before lowest|a10c-1d-1e-1f-1h-13i-15j-5k-1l8m-19
C before max|a10b-14c-4d-4e-6f15g-3h10i-14j-5k-4l-3m-14
C before min|a-18b-19c-1d-2e10h-8i21j-6l-3
C before mostCounted |a-24b1d-1g-8h23i-17j-3k-2m-2
C before mostCounted|b-1c-1d-1e-1f-1g-11h11i13j-5k-5l-21m-17
C before none , and|a-6b-2f13h-3i-11j-6
C before none , ordered by|a7b3c-1d-2e-1f-2g-1h-2i-10j-1k-5l-3m-2
C before none , sorted by|a-1b-17h-1j13k5l-1m-3
C before none ,|a-20b-6h-5i18
C before none and their|a-14b8c-3e-1f-1h6i-2j-10k-2l-1
C before none and the|a3b10e-1f-1h-14j-6k-3l-1i-12
C before none and|a12b5c-13d-5e-2f-12g-4h2i-33j-13k-1l-5m6
C before none for each|a-6b-4h-3i12
C before none from the|a5b-10h1i-9
C before none from|a-5b-2h7i-1
C before none have|a14b-9c-1d-1e-1f-1g-2h-2i-1j-1k-1l-1m-1
C before none in ascending order of|b-1j7k-6
C before none in descending order of|a-1h-1i-1j-6k7l-1
C before none in each|a-7b-11h-4i14j-1k-1l-4
C before none in the|a-6b-5c-1d-1e-1f-1g-1h8i-2j-1k-1l-1m-1
C before none in|a-5b-3h7
C before none list the|a-9b-6h-2i9
C before none of each|a-1b-1i3
C before none of the|a-3b8c-3d-2f-3h-5i-10j-1k-1l-1m-2
C before none of|a5b-9c-6d-7e-2h-1i5j-1k10m-1l-1f-6
C before none ordered by|a-4b-11c-1d-1e-1h-3i-1j12k-8l-1m-1
C before none that have a|a-13b-2h16i-1m-1
C before none that have|a11b-1h-7i-10
C before none that was|a-17b-13c-2d-4e-2f-6h-9i-1j-2k-1l7m11
C before none that|a8b-9c-2d-2e-3f-3h2i-19j-3k-1l-4m7
C before none who are|b-10h10i-5j-3k-1l-1
C before none whose|a9b6c-2d-2e-2f-1g-1h-14i7j-5k-2l-2m-3
C before none with a|a-8b13h-1i-10j-1k-1l-1m-3
C before none with the greatest|a-4b-8h-3i-1l-11m16
C before none with the highest|b-3f-4h-2l-10m15
C before none with the largest|a-2b-1h-4l-4m6
C before none with the lowest|a-2b-4c-1d-1e-2h-4i-3j-1k-1l10m-5
C before none with the|a2b-16e9f-2h4i-6j-1l-2m-1
C before none with|a-3b7c-1d-2e-1f-2g-2h1i-9j-2k-3l-5m-8
C before none |a-10b-4c-1d2e7f12g12h-4j-4k-7l-2m-16
C before none|b-1c-34d-14e-7f2g3i-13j-7k-1l9m3
C before null <s>|a-2d-1e2f-2g-3h-5i-2j-3k-8l-21m-7
C before null|a-2d-1e2f-2g-3h-5i-2j-3k-8l-21m-7
C before shown , and|a-17b11c-3d-2e-1f-20h-8i11j-6l-1m-1
C before shown , ordered by|a-4b-9c-1g-1h-1i-3j13k-5l-1m-1
C before shown ,|a-14b5c-5d-8e-3f-9g-1h-21i18j-10k-3l-2m5
C before shown and the|a9b-3c-8d-1e-3f-5h-18i-5j-6k-2l6m-5
C before shown and|a-12b6c-16d-15e-8f-3g-2h-4i20j-18k-6l-4m-17
C before shown of the|a4b-11c-1g-1h4i-6j-7k-2l-3m-2
C before shown that have|a3b-4c-1h1i-1
C before shown whose|a-2b-14c-2f-1h9i-2j-1m-1
C before shown with the|a-17b-15h22i-1
C before shown with|a-17b9h-1i-1
C before shown |a7b-15c-8d-2e-3f-6g-1h11i-17j-5k-3l-13m12
C before shown|a1b7c-53d-19e-25f-15g-23h2i-8k5m10
C before sum |a5b-9c7d-3e-3f-4g-1h-10i-3j-2k-2l-2m-4
C before sum|a-10b-23c18d-12e-5f-7g-4h1i21j-18k-2l-3m-5
C behind  A|a1b-9c-2d-1e-1f-1h-17i-4j-3k-1l-18m23
C behind  CT|a-13b6c-5d-1f-1g7h-2i3j4
C behind  C|a6b-17c6d7e-10f-6g-8h2i-35j13k-3l5m-7
C behind  N|a4b-1c-4d-2e-3f-3g-4h15i-38j-7k-3l-7m-7
C behind  P|a1b-7c-11d-5e-5f-5g-8h6i-13j-10k-3l7m3
C behind  Q|a1b-12c-1d-1e-1g-1h5i-2j-5
C behind  T|a-12b-4c-4d-2e-4f-2g-15h22i-13j4k-1l-2m3
C behind  VN|h21i-10j-1a-13b-4
C behind  V|a-3b-4c-11d-3e-4f-3g10h11i-26j-21k-6l-4m-7
C behind , CT|a-7b-3h-4i8j-1
C behind , C|a-1b6c-9d-2e-3f-2g-1h2i-6j-9l-2m6
C behind , and C|a4b-3c-2d-1e-1f-1h-13i8j-1l-1m-5
C behind , and how many T|b-5g-6i12a-4
C behind , how many T|a-1i4b-1h-1
C behind , ordered by C|a-11b1h15i-17j-3
C behind </s> |a-2b-2c-2d-9e-9f-10g3h-8i1j-1k3l1m-1
C behind above N|a-6b-7c-1e-1f-1g-1h15i-6j-1k-2l-1m-2
C behind across T|a-10b-11c3d-2e1f-1g-1h4i11j-2k-1
C behind across all T|a-13b-5c-5d5e-13f-8g-1h-4i7j-2l-1m12
C behind and C|a-5b4c-11d5e-3f3g-4h3i-4j6k-7l-5m-8
C behind and T|a-4b-5c-2d-2e-2f-1g-1h17i-13j-1m-1
C behind and average C|a-9b-8c-1d-3e-1f-3h-10i15
C behind and number of T|a-12b2c-5d-1e-1f-1g-1h-7i6
C behind and the C|a-31b18e-2f-1g-2i1j-1h-8l-1
C behind and the number of T|a14b-19c-3d-1e-1f-3g-1h-5i9j-3k-1l-1m-1
C behind are V|a7b-23h7i-2
C behind as V|a2b-26c-1d-2f-2h13i-2j-2m-1
C behind below N|a-5b-8d-2e-1f-1h14i-1j-2l-1m-1
C behind between N|a-4b4c-2f-1h5i-6m-2
C behind bigger than N|a-2b-1h8m-1c-4d-1
C behind contains Q|a6b-4h-5
C behind contains the word Q|a-1b-5g-1h9i-3
C behind for T|a-8b1c2d-6e-1f13g-7h-19i-8j-9k-4l-2m-2
C behind for V|a-22b23c4d-2e-1h-18i-11j-3l-1m-1
C behind for all CT|b7d4f-2h-2i-3j-1a-2e-2
C behind for all T|a-37b-3c-13d11e3f-14g-1h13i3j2k-1m-1
C behind for all the T|a4b-4d-4e-2f8h-5i-14j-2l-4c-4
C behind for each C|a-21b8c3d-5e2f6h10i-4l-1
C behind for each T|a3b-3c-4d2e-1f-5g-7h-10i-2j5k-1m-5l-1
C behind for every T|a-4b4c-4d-7e9f-2g-1h-1i-2j-2l-2m-1
C behind for the T|a16b-13c2d10e-2f4g-1h-9i-16j-3m-1
C behind from C|a-3b8h-4i-3g-2
C behind from the T|a-9b17d-2e-1g-1h-1i-9
C behind greater than N|a6b-15h1i-3j-1
C behind has the most T|a-1b-7h-1i10
C behind have more than N|a-8b-4h-3i13
C behind higher than N|b-2h13a-9i-3
C behind in C|a-23b-9c-3d14e-1f-13h16i-1j10k-3m-2
C behind in T|a-8b1e-3f6g-1h-10i-11j15k-3m-1c-8d7
C behind in V|a7b4c-7d-1g-6h-2i-9j-7k-1m-3
C behind in each C|a12b-5c-7d-4e-1f2g-2h-1i-9j-1m-4
C behind in the T|a-23b1c17d-1f-1g1h2i-15j-9k-1m-1
C behind is N|h-14i-14b17a-10
C behind is V|b-20h14i-2j-16k-1
C behind is between N|a-5b-2h10i-3
C behind is not V|a-3b-11h14
C behind less than N|a-9b-1h9i-4
C behind lower than N|h16i-1a-14b-2
C behind more than N|a-2b-9h-5i12j-1c-1
C behind of CT|a-39b-3c-1d10e-1f-2g2h5i1k-6
C behind of C|a8b1c2d-16e-1f-1h-11i8j-2
C behind of N|a-3b16c-1d3h-12i-5j-1m-1
C behind of T|a-3b-2c-4d9e-1f-12g-27h-4i6j2k6l-5m-17
C behind of V|a1b3c-14d5e-2f-2g-1h3i-13j-8k-1l-1m-2
C behind of a T|a-13b9h-6d-4
C behind of all CT|a-14b2c-3d-2e4f-4h11i-6j-5k-2
C behind of all T|a-2b-7c2d-4e8f5g-2h6i5j-10k-5l-1m-12
C behind of all V|a-23b-5c-1d1f-1h-38i-2j24k-1
C behind of all distinct T|a-10b9h-5i-3j6k-1
C behind of all the T|a8b-5c5e-4f-7g-2i-29j-4k8l-1m-2
C behind of all the V|a-12b25h-19i-8j-1
C behind of each T|a-6b-5c8d4e-3f-11g-1h7i6j-6m-1
C behind of every T|a-28b5c-4f-2h8i-8j-1
C behind of over N|a-12b-1c-1h14i-2
C behind of the A|a-30b11c-13d-1e-1f-5h-18i6j-4k-1l-1m6
C behind of the CT|a-2b-6c-8d-2e-1f-4g-1h4i3j9k-1l-1m-8
C behind of the C|a12b-9c-1d5f-5h5i-19j-2m-2
C behind of the N|a-20b23h-20i-9j-1
C behind of the T|a-16b3c-21d6e-4f-18g-3h8i-1j4k-9l-2m13
C behind of the V|a11b-3d-2h-24i-5j-4c9f-4m-2
C behind of the different T|a-16b1c-3d-4f-3h-6i10j-1
C behind of the top N|a-11b1c11h-10i2m-9f-2
C behind smaller than N|a-5b-2c-1e-1h6i-1l-1m-1
C behind that has the most T|a-18b-9i13j-1k-1
C behind that have C|a-2b12i-11
C behind that have at least N|a-3b-1h-1i2
C behind that have both T|a-7b14h-1i-11
C behind that have more than N|a-11b-8h-9i11j-1k-1
C behind where T|a-2b11f-1g-5h-1i-5j-1
C behind who have at least N|a-5b6h-4i-2
C behind whose C|b-9c-6d-1e4f-1g-7h10i-1j-2k-1l-1m-1
C behind with C|a4b-6c-2d-15g-2h11i-19j-1
C behind with T|a14b-6c-1g-2h-12i-16m-2
C behind with at least N|a-6b5h-11i-1
C behind with most number of T|a1b10c-4g-1h-1i-9m-1
C behind with the C|a-23b-19h13i13
C behind with the most T|a1b5c-7d-1f-2h-4i-4j-1m-2
C by default|a12b-8c16d-21e-5f-10g-1h-15i-2j-4k-1l-2m-11
C by fuzzy|a-2b-18f-1h15j-1i3
C by name|a-14b7c-25d-3e-6f-4g-3h2i2j-4k-5m-12
C by part|a6b2c-19d-11e-9f-6g-7h1i-4j-4k-19l-10
C by synonym|a26b-24c32d2e-14f-5g-8h2i-33j-12k-12l-14m9
C far all 1|a3b-1d-4e-3f-5g-5h-3i1j6k-7l-2m-3
C far all 2|a-4b-4c8d-3e-5f-1g-8h1i1j-10k-7l11m-4
C far all 3|a-1b2c-5d-3e-2f-4g6h-5i2j-9k-3l-2m-1
C far all 4|a-3b6c-5d-1e-1f-1g-9h6i-3j-7k-8l-6m-2
C far all away|a8b-7c-5d-3e-4f-5g-4i-33j3k8l-14m-9
C far alphabetical 3|a10b-1h-1i-3j-8k-3
C far alphabetical 4|a-15b7h-5i-1j4k-9
C far and 1|a-12b8c-5d-4e-13f1g-8h-3i-3k-9l-14m-6
C far and 2|a4b-2c-3d-1e10f6g-5h-14i-9j-28k-10l10m-14
C far and 3|a2b5c4d-5e2f-8g-10h3i-21j-11l-7m-10
C far and 4|a3b-6c4d-13e6f-9g5h-11i14j-28k-12m1l-11
C far and away|a-11b-8c-7d11e-4f-19g-7h7i-3j12k-4l-17m-6
C far any 1|a4b-17g-1h-2i9j-2l-1
C far any 3|a10b-14h-2i-2k-1j-1l-1m-1
C far any 4|a-13b16h-2i-8
C far any away|a-24b2h-11i10j-1l-1m-2
C far ascending 3|a-3b-1c-1j10k-8l-1m-1
C far ascending 4|a-3b-10d-1e-1h-5i-6j15k-11l-2m-5
C far at 1|a-1b-2h4
C far at 2|a-2b-3i8j-1g-4
C far at 3|a3b5c-4e-1h8i-19j-2k-1l-3m-5
C far at 4|a-10b-12c-1d-1f-1h16i7j-3l-4m-2
C far at away|a-18b-10e-1h1i9j6k-3m-1
C far average 1|a4b-6c-19d21e-20f-24g-4h4i-17j-5k-7l-5m-9
C far average 2|a-8b-8c-5d7e3f-10g-3h6i3j-4k-2l-3m-6
C far average 3|a7b-13c-11d7e-11f7g-4h14i-27j-4k-1l-2m-3
C far average 4|a7b-15c-2d7f-1g-4h-7i-2j-4k-1l-2
C far average away|a11b-24c-4d10e-2f-5g-3h-20i25j-8k-2l-4m-3
C far both 2|a16b-2c-1h-10i-4
C far both 3|a-7b-10i12j-1l-1m-1
C far both 4|a-22b-12h14i-3j-2c-1l-4m9
C far both away|a6b-7h3j-1i-3l-1
C far but away|a9b-14h1i-2j-1
C far common 1|a-13b3c-1d-2e-2f-2g-1h-9i11j-2m-1
C far corresponding 1|a3b6e-1f-1h-12i-13j-3k-1l-5m-3
C far corresponding away|a4b-14c-1h4i-3j-1l-5m7
C far count 4|a13b-7c-3d-3e-2f-1g-13h9i-5j-2
C far count away|a-12b-3g5h-4i12j-1k-1l-1m-3
C far descending 1|a-1b-1h-2j-5k10l-1m-1
C far descending 3|a-10b-5c-1h-9i-4j-13k18l-2m-5
C far descending 4|a-2b-2h-1j-12k14l-3m-3i-1
C far different 1|a-4b2c-9d-15e-12f-8g8h-23i7j-7k-5l-2m-3
C far different 2|a-25b-6d-1g12h-10i4j-8m-1
C far different 3|a5b-2c-7d-3f-9h-8i5j-1e-1
C far different 4|a-10b-21f-2g-1h21i-10j-1c-1
C far different away|a13b-3f-1g-5h-14i7j3k-1l-1m-1
C far distinct 1|a-14b8c-9d-9e-12f-10g12h-4i-2j-9k-3l-1m-3
C far distinct 2|a-4b10g5h-13i-4j-3
C far distinct 3|a-15b-1f-1g-1h12i-4j-4l-1
C far distinct 4|a-14b-5c-1d-1g-4h16i-5j6k-2l-9m-1
C far distinct away|a17b-25g-4h-10i6j4k-7l-3m-6
C far each 1|a2b-1c-4d-9e-3f-4g-11h-17i8j-6k-6l-6m-2
C far each 2|a-22b8c-8d-4e-5f-4g-8h9i-3j-3k-1l-1m-1
C far each 3|a-11b-17c-2f-1g-1h1i17j-1
C far each 4|a-19b15c-1f12g-1h-13i-11k-1
C far each away|a-3b5c-12d5e-6f-12g-7h4i1j-25k5l-6m-9
C far highest 1|a-25b5c-8d-7e-3f11g-2h-13i-6j-6k-4l-1m2
C far highest away|a9b-16c-1e5f-6h-2i-13j-4k-9l-4m12
C far how 2|a3b2c-1d-4e-3f-4g5h-14i-11j-1k-1l-1m-3
C far how 3|a-26b13c6d-2e-1f-1g-4h1i-11j-1k-1l-1m-2
C far how 4|a-2b-9c-13d-1e-1f-1g-7h9i3j-1k-1l-7m-8
C far how away|a-9b-16c13d-3e-1f-1g5i-6j-1k-1l-4m-1
C far largest 1|a-1b-10c-14d-7e-12f15h-9i-3j-4k-5l-9m15
C far least 2|a-3b-2c-4d-3e12f-3g-1i-2j-4k-1l-2m-2
C far least away|a-24b11c-1d-1e-5f-2h7i4j-12k-1l-1m-1
C far lowest 1|a-11b-5c-2d-3e11f-8g-1h-7i-6j-4k-3l13m-12
C far many 1|a3b2c-1d-4e-3f-4g5h-14i-11j-1k-1l-1m-3
C far many 2|b-22c3d-3e-2f-1g6h5i-16j-3k-1l-2m-1
C far many 3|a-6b2d-2e-1f-3g4h6i-12j-1k-1l-7m-8
C far many 4|b10c-13g-5h9i-4a-23d-2l-1
C far many away|b-3c-10d-2e-1f-1g1h3i-1j-3k-4l-7m-3
C far maximum 1|a-17b-18c-15d-2e-19f20g-1h-14i-7j-6k-2l-9m10
C far maximum 3|a-8b-9c-5d-1e8f7g-1h-3i-3j-1k-1m-2
C far maximum away|a18b-14c-4d-5e-1f10h-12i-12j-2m-3
C far minimum 1|a-14b-12c-10d-8e23f-15g-1i-6j-3k-2l7m-8
C far minimum away|a8b-10e-2g-1h-4i10j-3f-2
C far more 3|a-5c-3d-1e-1f-1g-2h5i1j-2k-1l-2m-3
C far more away|a-13b19c-1e-1g-1h-17i3j-6k-1l-3m-5
C far most 1|a-3b-20c-1d-1e-1f-1h6i-11j-1k-1l-9m13
C far most 2|a-2b-14c-2d-5e-3f-3g-2h-2i12j-6k-2l-2m-5
C far most 3|a5b-17c-4d-2e-1f-1g-2h-4i3j-3k-1l-3m3
C far most 4|a-2b17g-6i-9j-5k-2l-2m-4
C far most away|a-29b9h-12i5j-4k-1l-1m-10
C far not 1|a12b-13h-5i-1j-3l-1c-1k-1m-6
C far not 2|a5b-10c-2d-1g-2h8i-4j-3m-3
C far not 3|a6b-12f-1h6i-2j-1k-1
C far not 4|a-4b-7h13j-1m-1
C far not away|a-27b16i-6j-2k-1l-3m-1
C far number 2|a-4b-4c1d6e4f-9g3h-2i-13k-8l2m3
C far number 3|a-8b1c1d-6e-3f-4g19h-1i-7j-9k4l-5m-14
C far number 4|a-6b-17c4d9e-1f-1g9h-12i2j-4l-4m-3
C far number away|a8b-5c-12d-6e-3f-4g-2h9i1j-16k-3l-9m-9
C far or 1|a11b11c-1f-1h-18i-2j-1m-1
C far or 2|a-3b-11c-1g-3h15i-19j-2k-1l-1m-1
C far or 4|a-19b-24h27i-8j-3k-3
C far or away|a-2b7c-2e-1f-1h-14j-5k5m-1l-1
C far order 2|a-6b-13c-3d-1e-1g-1h-7i4j7k4l-3m-6
C far order 3|a6b-7c-1d-2e-1f-1g-1h-13i-12j-4k10l-2m-6
C far order 4|a-13b-10c-4d-2e-1f-1h-9i-2j18k-4l-1m-1
C far order away|a-14b-11c-1g-1h-9i-5j16k8l-1m-1
C far ordered 2|a-4b1c-5d-3e-4f-3g-2h-11i-16j6k1l-5m-5
C far ordered 3|a-10b-17c-2d-2e-3f-5g-2h-7i-12j9k10l-6m-5
C far ordered 4|a-9b-15c-1h-6i-3j20k4l-1m-2
C far popular 1|a4b-12d-1g-1h-6i6j-2k-1e-2
C far smallest 1|a-9b-2c-6d-3e13f-7g-1h-12i-16j-3k-1l16m-13
C far some away|a-11b1e-1h3i-3j-4m8
C far sort 2|a-1b-1c-1g-1i-2j-3k9
C far sort away|a2b-19c-8d-3e-2f-2g-1h-13i-11j19k4l-6m-10
C far sorted 2|a-14b-2c-1d-1e-4f-2g-1h-7i-10j11k7l-4m-5
C far sorted 3|a-16b-24c-1g-1h-11i-8j8k7l-3m4
C far than 2|a8b-16c-7d-1e-1f-1g-2h3j-4k-2l-4m-4
C far than 3|a-5b12c-1d-17f-1h6i-3j-1k-4l-3m-3
C far than 4|a-7b12c-1d-7e-1g-1h4i2j-12k-1l-1m-3
C far than away|a6b1c-1e-1g-1h-16i5j-6k-1l-3m-5
C far total 1|a8b-13c19d-12e-9f-8g-6h-18i-16j-15k-4l-6m-7
C far total 2|a16b-7c-3d-4e-5f-5g-1h-8i-3j-2k-1l-1m-4
C far total 3|a-21b-9c9d9e-3f-4g-3h-11i-6j-1k-1l-3m7
C far total 4|a-14b-1c8d-1e-1g-4h5i5j-2k-1m-1
C far total away|a-18b-6c-8g-1h-1i22j-4k-1m-2
C far whose 1|a-3b-2c-6d-4e-4f-3g-4h8i-2j-7k-2l-3m-4
C far whose 2|a-5b-6h10i-1j-2
C far whose away|a-16b4h7i-1j7k-4l4m-2d-14
C far with 1|b2c-2d-2e-1f-3g-4h4i-15j-4k-3l-6m-9
C far with 2|a14b-13c-3d-2e6f-10g-2h-5i-1j-10k-3l1m-6
C far with 3|a1c-5d-3e-6f1g-3h-11i-21j-7k-4l2m10
C far with 4|a-20b-10c-2d-1e-4f-2g-1h12i-7j-8k-1l6m9
C far with away|a-9b-1c-1d-1e-1f-2g-2h-2i17j5k-4l-8m-10
C has all|a2b-3c18d-5e-8f-12g-23h-4i-11j7l1m-20
C has alphabetically|a-34b-13c-2d-1e-5f-2g-6h-22i-22j33k-10l-1
C has alphabetical|a3b-28c-3d-3e-3f-4g-7h-17i-38j29k13l-1m-1
C has also|a-17f-1h4i7j-8k-2
C has and|a-1b2c1d-10e10f2g-7h-9j3k-10l-15m-14
C has any|a7b-3c-1d-7e-14f12g12h4i-18j-24k-6l-13m-11
C has ascending|a8b7c-16d-6e-11f-15g-5h-34i1j16k-33l-11m-19
C has at|a-10b-6c17d-1e-9f5g-3h3i11j-1k-11l-25m-18
C has average|a-13b-8c-18d30e-19f1g1h-1i10j-41k-23l-26m-28
C has both|a-11b-8c-9d-5e-5f-9g-7h30i-33j-14k-3l7m5
C has but|a-1b-1c-3d-1e-1f-2g-4h1i3j-5k-1l-1m-1
C has common|a-15b-8c-1d-3e-3f-3g-4h7i13j-10k-2m-6
C has corresponding|a-7b1c-8d-4e-13f-12g-4h-12i10j4k-17l-15m5
C has count|a-3b-23c-6d-5e-4f-3g16h13i3j-12k-12l-3m-4
C has descending|a-1b-13c-12d-10e-18f-18g-9h-7i7j-45k44l-17m-3
C has different|a-2b-12c-3d7e-17f-10g13h-7i4j2k-11l-9m-1
C has distinct|a-3b-1c-15d-10e-13f-13g12h4i-8j2k-14l-14m-11
C has each|a-2b-22c2d6e-1f17g-9h-16i21j-12k-5l-32m-32
C has every|a-6b-6c-8d-8e4f4g-10h12i-7j-10k3l-3m-8
C has fewest|a18b-40c-3d-2e-1f-11g-2h-15i25j-10k-3l15m-19
C has highest|a-11b-14c-29d-4e13f25g-5h-23i-4j-20k-7l-2m16
C has how|a-6b-17c7d-5e-10f-14g5h-8i15j-25k-12l3m-4
C has largest|a1b-15c-2d-12e4f8g-11h-20i12j-15k-6l-12m11
C has least|a13b-14c-21d-10e4f-23g-14h-16i28j-22k-9l1m-34
C has lowest|a-21b1c-7d-5e25f-10g-4h-12i2j-16k-1l13m-31
C has many|a-2b-19c-3d-4e-9f-13g6h1i10j-24k-12l3m-3
C has maximum|a-12b-5c-14d-5e7f17g-11h-9i3j-16k-7l-13m4
C has max|a14b4c-3d-1e-6f-5g-8h-10i-20j-4l-1m-1
C has minimum|a-1b-13c-20d-5e14f9g-6h-4i-11j5k-6l5m-12
C has more|a3b-22c-14d-17e-8f-20g-16h-20i38j7k6l-11m-14
C has most|a13b-26c-35d-14e-15f1g-24h-23i31j-42k-15l-19m6
C has never|a5b28c-2e-1f-1h-7i-25j-7k-5l-1
C has not|a9b11c-11d-21e-10f-14g-21h19i-32j-9k-11l-10m-16
C has no|a9b20d-2e-3f-2g-3h-14i-30j-9k-4l-2m-5c-4
C has number|a-9b-17c-9d-5e-14f-34g15h-10i23j-16k-23l-16m-12
C has ordered|a-4b-6c-17d-2e13f-8g-14h-29i-10j18k4l-20m-22
C has order|a-16b-14c-24d-18e-18f-25g-17h-22i-15j36k26l-14m-5
C has or|a8b-3c11d-10e-10f-16g-10h-4i5j2k9l-8m-16
C has per|b-11c-1d1e1f5g-2h-16i23j-4k-4l-9m-9
C has popular|a-7b12d-1e-2f-1g-2h-9i5j-3k-1m-1
C has smallest|b-9c-7d-4e13f-8g-2h-26i3j-7k-2l16m-17
C has some|a-12b-3c-3d-2e-2f-2g8h12i-7j-11k-1l-1m7
C has sorted|a-9b5c-17d-6e-6f-9g-8h-28i-14j12k6l-9m4
C has sort|a-2b-6c-12d-6e-5f-7g-6h-13i-20j21k4l-10m-13
C has sum|a-16b-27c22d-8e-2f-7g-1h-6i16j-5k-1l-1m-3
C has than|a2b7c-2d-27e-8f-29g6h10i-8j2k-20l-23m-28
C has top|a-8b16c-10d-2e-3f-8g-1h-30i-14j-6k-6l-4m21
C has total|a-5b-44c26d-16e-13f-15g5h16i2j-31k-9l-11m-1
C has whose|a2b13c-1d-13f-3g3h5i-19j-17k-9l-2m-15
C has without|a6e-1f-1g-2h4i-28j-13k-2m-1c-1l-1
C has with|a-10b7c-1d-19e-18f-8g-22h-5i4j-16k-21l1m8
C is additive|a-3b-11c25d9e-9f2g-42h7i-50j-11k-4l1m5
C is balance|a-52b2c20d-9e-17f3g-6h12i-42j-9k-3l-8m14
C is category|b9c-29d-13e-12f-26g-2i2j4k-7l-33m-37
C is date|a13b-4c-17d-29e-22f1g-7h5i-11j-9k-20l-4m-24
C is decimal|a-8b-4c14d-5e4f-2g-28h-2i-26j-3k-4l-5m8
C is identifier|a6b-8c-50d-35e-9f-45g13h-3i30j-25k-21l-16m-44
C is integer|a5b-9d-6e-5f1g-1h-18i5j-12k-1l5m1
C is ordinal|b-3c-31d-18e-4f-32g4h20i-15j3k6l4m-9
C is place|a6b1c-24d-7e-18f-8g2h-6i4j-10k-4l-10m-13
C is ratio|a-18b-14c-28d8e12f8g-21h6i-35k-1l3m11
C is text|a6b3c-42d-20e-22f-41g-4h13i1j-4k-12l-43m-43
C is timestamp|a8b12c-4d-24e-14f-3g-18h-19i-17j9k-15l3m-12
C is time|a5b19c-1e-2f-3h-8i-8k-3m-8l-2
C l1 ,|a-14b18c-7d-9e-4f-10g-1h-16i-5j-13k-4l-2m3
C l1 <A>|a-1b-24c-6d-15e5f11g-4i-21j-11k-3l13m6
C l1 <C>|a6b-1c1d-9e-11f-23g-7h5i6j-18k-5l-28m4
C l1 <N>|a-7b-7c-11d-3e-7f-5g-4h11i8j-10k-6l-15m-2
C l1 <T>|a-5b4c-5d9f3g7h-13i-4j3k-8l-15m-16
C l1 <V>|a-7b-31c16d-2e-2f-7g-7h13i-4j-15k-2l-5m-4
C l1 all|a3b-1d-4e-3f-5g-5h-3i1j6k-7l-2m-3
C l1 and|a-12b8c-5d-4e-13f1g-8h-3i-3k-9l-14m-6
C l1 any|a4b-17g-1h-2i9j-2l-1
C l1 an|a-13b-9c-1h21i-1m-1j-1
C l1 are|a8b-6c4d-4e-4f-4g-5h8i-5j-11k-3l-7m-7
C l1 as|a-26b10g-2h-6i15j-2l-1m-1
C l1 at|a-1b-2h4
C l1 average|a4b-6c-19d21e-20f-24g-4h4i-17j-5k-7l-5m-9
C l1 a|a17b5c-12d-8e-4f-7g-8i-18j-12k-18l-10m-15
C l1 by|a-16b-8c-8d-10e-9f-6g-4h-16i5j15k12l-13m-13
C l1 common|a-13b3c-1d-2e-2f-2g-1h-9i11j-2m-1
C l1 corresponding|a3b6e-1f-1h-12i-13j-3k-1l-5m-3
C l1 descending|a-1b-1h-2j-5k10l-1m-1
C l1 different|a-4b2c-9d-15e-12f-8g8h-23i7j-7k-5l-2m-3
C l1 distinct|a-14b8c-9d-9e-12f-10g12h-4i-2j-9k-3l-1m-3
C l1 each|a2b-1c-4d-9e-3f-4g-11h-17i8j-6k-6l-6m-2
C l1 for|a-3b-12c-1d-3f-3h17j-2k-1l-1m-1
C l1 from|a-13b-11h18i-2j-1l-1
C l1 greatest|a-5b-8h-3i-1j-1l-12m18
C l1 has|a6b-17g-4h9i-15j-6k-2l-1m-2
C l1 have|a22b-33c-5d-2e-2f-3g-8h1i-20j-7k-4l-5m-7
C l1 highest|a-25b5c-8d-7e-3f11g-2h-13i-6j-6k-4l-1m2
C l1 in|a-6b-21c3d1e-6f8g-11h26i-25j8k-4l-4m-6
C l1 is|a-4b1c-1d-1e-1f-3g-4h11i-9
C l1 its|a-12b4c-7d-12e-2f-9g-2h-11i6j-8k-1l13m-2
C l1 largest|a-1b-10c-14d-7e-12f15h-9i-3j-4k-5l-9m15
C l1 list|a-16b16c-1d-2e-1g-1h-10i-10j8k-3
C l1 lowest|a-11b-5c-2d-3e11f-8g-1h-7i-6j-4k-3l13m-12
C l1 many|a3b2c-1d-4e-3f-4g5h-14i-11j-1k-1l-1m-3
C l1 maximum|a-17b-18c-15d-2e-19f20g-1h-14i-7j-6k-2l-9m10
C l1 minimum|a-14b-12c-10d-8e23f-15g-1i-6j-3k-2l7m-8
C l1 most|a-3b-20c-1d-1e-1f-1h6i-11j-1k-1l-9m13
C l1 not|a12b-13h-5i-1j-3l-1c-1k-1m-6
C l1 of|a1b-14c9d-1e-2f-20h-2i-13j15k-3l-4m-3
C l1 or|a11b11c-1f-1h-18i-2j-1m-1
C l1 popular|a4b-12d-1g-1h-6i6j-2k-1e-2
C l1 show|a2b2c-18d-2e-3f-2g-2h3i-2j-9k-1m-1
C l1 smallest|a-9b-2c-6d-3e13f-7g-1h-12i-16j-3k-1l16m-13
C l1 that|a1b-17c-14d-4e-3f-3g-1h-16i21j-10k-2l-5m5
C l1 their|a-4b11c-6d-5e-3f-3g-4h1i-17j-3k9l-10m-11
C l1 the|a-7b11c-8d-37e-26f-31g-39h-2i3j-4k1l-16m-6
C l1 total|a8b-13c19d-12e-9f-8g-6h-18i-16j-15k-4l-6m-7
C l1 unique|b7c-2d-3e-5f-1g12h-9i-20j-2k-1l-1m-1
C l1 was|a-13b12c-2d-4e-2f-6h-14i-14j-9k-7l6m12
C l1 what|a9b2c-3d-2e-2f-3g-7h-19j-6k-1
C l1 which|a-5b2c-12d-4e-7f4g-11h-5i4j-7k-3l-2m-8
C l1 whose|a-3b-2c-6d-4e-4f-3g-4h8i-2j-7k-2l-3m-4
C l1 who|a-5b-9c-2d-1e-1f-1h16i-14j-18l-2m9
C l1 with|b2c-2d-2e-1f-3g-4h4i-15j-4k-3l-6m-9
C l2 ,|a-23b18c-8d1f12g-1h-28i-1j-17k-2l-2m-4
C l2 <A>|a16b-1c-2d-2e-2f-3g-2h-2i-15j-18k-7l-8m-14
C l2 <C>|a-4b1c-4d-2e-6f-1g-14h7i-4j-11k-15l-22m-7
C l2 <N>|a4b-30c-2d-1e-2f-3g-8h2i-4j-5k-1l17m2
C l2 <T>|a2b-1c-4d-9e-9f-11g-12h-4i12j-12k-5l-24
C l2 <V>|a-11b-5c8d-2e-1f-3g-4h13i-10j-9k-1l-1m-1
C l2 <s>|a-11b10c-23d-8e-8f-8g-16i2j1k-4l-1m-5
C l2 all|a-4b-4c8d-3e-5f-1g-8h1i1j-10k-7l11m-4
C l2 and|a4b-2c-3d-1e10f6g-5h-14i-9j-28k-10l10m-14
C l2 are|a-1c-17d-10e-12f-15g-9h-4i3j1k5l-1m-4
C l2 as|a-2b-5c-2f-1h16i-11j-24k-9l-1m-1
C l2 at|a-2b-3i8j-1g-4
C l2 average|a-8b-8c-5d7e3f-10g-3h6i3j-4k-2l-3m-6
C l2 a|a-11b-13c-4d-1f-1g-1h19i-10j-1l-2m-1
C l2 both|a16b-2c-1h-10i-4
C l2 by|a-44b-42c-4d-6e-5f-7g-5h-8i6j27k15l-14m-4
C l2 different|a-25b-6d-1g12h-10i4j-8m-1
C l2 distinct|a-4b10g5h-13i-4j-3
C l2 does|b-10g-2h10i6a-12
C l2 each|a-22b8c-8d-4e-5f-4g-8h9i-3j-3k-1l-1m-1
C l2 either|a-5b-7c-1h13
C l2 find|a-5b7c7d-6e-9f-9g-8h-3i-7j2k-9l-2m2
C l2 for|b-16c-5d-9e-5f-9g-8h11i3j3k-2l-7m-6
C l2 from|a10b-17c-1e-1f-1g-1h1i6j-3m-2
C l2 give|a-9b4c-4d-2e-1f-2g-1h3i-3j-1k-3l-1m-1
C l2 had|a13b-19c-1d-1e-1f-1g-1h1i-5j-2k-1l-3m-3
C l2 has|a-2b13c-6d-1e-2f-7g-2h-17i-12j-7k-3l6m11
C l2 have|a15b-3c-14d-5e-2f-2g-9h12i-18j-3k-2l-2m-2
C l2 how|a3b2c-1d-4e-3f-4g5h-14i-11j-1k-1l-1m-3
C l2 in|a-6b-9c-14d-10e-7f12g-12h13i1j-7k-9l-8m-11
C l2 is|a-4b4c-5d-7e-12f3g-5h-6i3k-10l-5m-8
C l2 least|a-3b-2c-4d-3e12f-3g-1i-2j-4k-1l-2m-2
C l2 list|a-10b18c-8d-4e-6f-2g-7h-28i-4j-7k4l-4m-4
C l2 many|b-22c3d-3e-2f-1g6h5i-16j-3k-1l-2m-1
C l2 me|a-1b7c-1d-2e-2f11g-2h-20i2j-13k-3l-7m-12
C l2 most|a-2b-14c-2d-5e-3f-3g-2h-2i12j-6k-2l-2m-5
C l2 not|a5b-10c-2d-1g-2h8i-4j-3m-3
C l2 number|a-4b-4c1d6e4f-9g3h-2i-13k-8l2m3
C l2 of|b-22c4d3e-6f-8g12h9i-1j-10k7l-13m-22
C l2 on|a30b-16c-3d-1e-1f-2g-1h-23i-7j-21k-2l-3m-5
C l2 ordered|a-4b1c-5d-3e-4f-3g-2h-11i-16j6k1l-5m-5
C l2 order|a-6b-13c-3d-1e-1g-1h-7i4j7k4l-3m-6
C l2 or|a-3b-11c-1g-3h15i-19j-2k-1l-1m-1
C l2 report|a-14b8h-7i6j-14
C l2 return|a-5b8c-18d-10e-5f-7g-5h-13i9j-7k-7l-4m-10
C l2 show|a-7b7c4d-4e-7f-7g-7h-20i9j-27k-14l-2m-9
C l2 sorted|a-14b-2c-1d-1e-4f-2g-1h-7i-10j11k7l-4m-5
C l2 sort|a-1b-1c-1g-1i-2j-3k9
C l2 than|a8b-16c-7d-1e-1f-1g-2h3j-4k-2l-4m-4
C l2 that|a4b-37c-7d-6e-3f-11g-1h3i-1j-12k-2l5m8
C l2 their|a-5b11h-19i4j-10k-1l-4m-6c-5d13e-1g-1f-1
C l2 the|a-1b-4d-4e4f-4g-12h-20i-17j-13k-21l10m20
C l2 total|a16b-7c-3d-4e-5f-5g-1h-8i-3j-2k-1l-1m-4
C l2 to|a9b-1c-2d-2e-1f-1g-2h-7i-11j11k-2l-3m-1
C l2 what|a-11b9c4d-2e-4f-4g-6h-9i-3j-6k-1m-1
C l2 which|a-7b-5c-5d-2e-3f-5g-6h-14i6j-2k-3l7m10
C l2 whose|a-5b-6h10i-1j-2
C l2 who|a3b-20c-1d-1f-1g-3h13i-15j-7k-3l-5m-5
C l2 with|a14b-13c-3d-2e6f-10g-2h-5i-1j-10k-3l1m-6
C l21 , and|a-22b6c-6d-6e-5f12h-12i7j-13k-1l-1m-1
C l21 <A> and|a-7b5c-1d-1e-1f-2h4i-9j-7m-1
C l21 <C> ,|a-12b16c-7d-9e-4f-10g-1h-12i-5j-12k-4l-2m3
C l21 <C> and|a-3b3c-8d3e2f4g-4h-9i-2k-7l-7m-21
C l21 <C> from|a-5b-9h12i-2l-1
C l21 <C> in|a-16b-4c5d2e-4f9h-14j11m-2
C l21 <C> of|a-21b12c-5d-7e-2f-6g-1h1i15j-2l-1m-2
C l21 <C> whose|a12b-21c-4d-1f-1g-1h4i-15j-2k-1m-1
C l21 <C> with|a1b3d-1g-2h-2i-5l-1
C l21 <T> and|a-23b5c15f-1h-24i-8j-3l-3m9
C l21 <T> have|a11b-9c-2d-1e-1f-1g-3i-3j-1k-1l-1m-1
C l21 <T> in|a-5b-3h7
C l21 <T> of|a-10b-7h7i-2j-1k10
C l21 <T> that|a2b-9c-13d-3e-3f-3h-4i16j-3l-1m-14
C l21 <T> whose|a-1b8c-1d-1e-2f-1g-2h-9i5j-3k-1l-2m-3
C l21 <T> with|a-6b7c-1d-1e-1f-2g-2h3i-10j-3k-3l-5m-8
C l21 <V> <T>|a-13b-5h13i-3j-5
C l21 <V> and|a-5b5c-11d-1e-1f-3g-2h5j-2
C l21 <V> or|b13c-1h-9j-1
C l21 <V> whose|a-1b-3h4
C l21 <s> list|a-6b3c-1e-1g-1h-5i-6j8k-2
C l21 <s> show|a2b2c-18d-2e-3f-2g-2h3i-2j-9k-1m-1
C l21 <s> what|a-20b13c-1d-2e-1f-1g-5h-13i5j-5
C l21 <s> which|a-16b2c-5d-3e-2f-3g-6i6j-4k-1l-1m-3
C l21 all <T>|a-31b-4c-4d-1e-2g-2h9i7j2k-3l-4
C l21 all distinct|a-3b10d-1e-1g-2h-2i-5j-4
C l21 all the|a-31b-2c-3d-1e-2f-1g-1h9i10j-14k-10
C l21 and <C>|a1b4c-1d-1e-3f-6h7i-13j-1l-6m-2
C l21 and <N>|a-23b-7c-1e-2f-2h15i-2l-4m-1
C l21 and <T>|a4c-3d-7e-11f-12h2i7j-5l-2m-1
C l21 and <V>|a20b-16c-2e-1f-5h-10
C l21 and average|a18b-10c-9d5e-13f-15h-9i-1l-1
C l21 and have|a9b-8c-1e-1h-7l-1
C l21 and maximum|a-4b-4c-8d10e-12f3h-2i-4m-1
C l21 and minimum|a-5b-7c-4d-7e16f-14g-1h-1i-4j-2l-1m-1
C l21 and their|a-19b16c-3d-2e-1f-1h2i-4j-11k-2l-2
C l21 and the|a-1b9c11d-2e-4f-9g-1h-9i-2j-13k-5l4m-6
C l21 and total|a-10b-2c14d-4e-3f-5h-1i-3l-1
C l21 are the|a-4b6c-13d-6e-11f-12g-6h-6i-2j2k5l-1m-4
C l21 as the|a-23b6c-2f-1h11i-8j-19k-9l-1
C l21 average <T>|a-11b-7c-1d12e3f-9g-2i-16j-2k-2l-3m-4
C l21 by <T>|a-16b-26d-3e-3f-1g-4h-3i10j10k-5l-1m6
C l21 by their|a-13b-12c-2d-2e-1f-1g-1h-14i-4j14k6l-4m-5
C l21 by the|a-12b-21c-1h-7i-11j12k6l-3m-6
C l21 different <T>|a-11b3g11h-2i-9j-2
C l21 does each|b-1g-1h-5i8a-1
C l21 each <T>|a-10b15d-1e-1f-1g-3h-16i-4j-2k-1
C l21 find the|a-3b1c8d-5e-9f-7g-7h-2i-2j3k-8l-2m3
C l21 for all|a-13b7c-1h4i-19j17f-4
C l21 for different|a-22b-12c-2d-2g-5h-9i25j-5l-1
C l21 for each|a17b-2c-2d-7e-2f-3g-3h7i-17j-3k-1
C l21 for the|a-10b-25h6i18j-9l-2m-5
C l21 from each|a-9h-2i11b-1
C l21 from the|a4b-12h3i-10j-1
C l21 give the|a-6b2c-4d-2e-1f-1g-1h3i-3k-2
C l21 had a|a15b-14d-1e-1f-1h-5i-11j-2k-1l-3m-3
C l21 has a|a-23b16c-5h-7i-1j-1l-1
C l21 has the|a6b-23h-6i-6j-6k-2l-6m13
C l21 have an|a-12b-6c-1h17i-1j-1
C l21 have a|a10b-16c-5d-3e-1f-1g-7h4i-7j-1k-1l-1m-1
C l21 have the|a-7b-4h3i9g-1
C l21 how many|a3b2c-1d-4e-3f-4g5h-14i-11j-1k-1l-1m-3
C l21 in <V>|a-8b-14c-1h16i-1j-9
C l21 in each|a-14b-15h-11i22j-1k-1l-4
C l21 in their|a-7b10g-1i-19j-15k-4l-1m-3
C l21 in the|b-29c-4d-1e-1f-1g-1h20i-2j-2k-1l-2m-2
C l21 in which|a-22b15c-4d-1e-3f7g-5h-11i1j-2k-2l-1m-5
C l21 is the|a-2b6c-3d-9e-9f-20g-4h-9i-4j4k-7l-3m-1
C l21 least <N>|a6b5c-3e-1h2i-16j-1l-2m-2
C l21 list all|a-11b-1c-1e-1g-1i7j2h-1k-5
C l21 list of|a-16b10d-1e-3g-3h-7i3j7k-1
C l21 list the|a1b3c-6d-3e-3f-2g-3h-8i1j-6k5l-1m-3
C l21 many different|a9b-10c-3d-1g1h-2i-11j-1
C l21 many distinct|a-6b-9c-2d-1g17h-7i-2j-2l-1
C l21 me their|a8b-5g-1h3i-12j-6l-1
C l21 me the|a-5b7c-1d-2e-2f11g-1h-28i5j-8k-2l-6m-11
C l21 most common|a-11b-6c-1d-2e-2f-2g-1h-8i15j-2m-1
C l21 number of|a-3b-10c1d6e4f-7g3h2i-11k-8l2m3
C l21 of <T>|a3b-17c-3d8e-1f-3g-13h-1i-11j11k2l-3m-5
C l21 of <V>|a-1h4j-3
C l21 of all|a-2b-19c5d-2g-1h10i7j-4l-1m-2
C l21 of different|a-8b-7c-1d-5g11h-1i-4j-1k-1
C l21 of distinct|a-10b8e-1f-1g3h-3i-4j-5
C l21 of each|a-16b-6g-2h-14i26j-1k-2l-1
C l21 of their|a-26b-26g-1h23i-4j-5k11l-2
C l21 of the|b-6c6d-4e-2f-3g-5h6i-17j3k-3l-4m-5
C l21 or <V>|a-1b-1c-1h3
C l21 order by|b-1i-1k2
C l21 order of|a4b-6c-2d-1e-1g-1h-7i-4j2k4l-3m-5
C l21 ordered by|a-4b1c-5d-3e-4f-3g-2h-11i-16j6k1l-5m-5
C l21 return its|a7b-13c-4d-7f-4g-1h13i-3j-1l-1
C l21 return the|a-7b10c-15d-4e-5f-4g-3h-18i7j-5k-7l-3m-10
C l21 show all|a-10b13c-11d-1e-2f-1g-2h-7i-3j-9k-1
C l21 show different|a-2b-15g-1i16
C l21 show each|a-1b-4i6
C l21 show the|a7b11c-15d-2e-3f-5g-2h-15i-3j-21k-13l-2m-8
C l21 sorted by|a-14b-2c-1d-1e-4f-2g-1h-7i-10j11k7l-4m-5
C l21 than <N>|a5b-3c-3d-1e-1f-1g-2h-3j-3k-1l-3m-3
C l21 that have|a8b-6h-2i-11j-1m-1f-1c-1
C l21 that was|a-17b-13c-2d-4e-2f-6h-9i-1j-2k-1l7m11
C l21 the <A>|a10b-18c-6d-4e8f-2g-3h-11i-18j-9k-2l-6m14
C l21 the <C>|a-6b-1c4d-8e-4f-10g-2h10i-3j-3k-2l-5m-10
C l21 the <T>|a3b5c-6d-13e-16f-10g10h-19i17j-9k5l-7m-10
C l21 the <V>|a-9b-11c-1f-1g-1h12i6j-1l-1m-2
C l21 the average|a-10b-1c-9d15e-8f-12g-2h7i-10j-3k-5l-4m-5
C l21 the different|a-9b10c-4d-9e-11f-8g-19h-11i5j-3k-3m-2
C l21 the distinct|a-7b2c-4d-6e-9f-7g-2i5j-1k-2l-1m-2
C l21 the greatest|a-4b-8h-3i-1l-11m16
C l21 the highest|a-12b4c-6d-7e4f1g-2h-9i-5j-5k-3m4
C l21 the largest|a6b-7c-7d-1e-1f-3h-5j-2k-5l-7m9
C l21 the lowest|a-5c-2d-2e3f-1g-1h-5i-3j-3k-2l7m-8
C l21 the maximum|a-10b-16c-8d-15e-8f22g-1h-7i-4j-4k-1l-6m3
C l21 the minimum|a-8b-6c-6d-2e15f-3h-4j-1k-1l8m-8
C l21 the most|a-3b-20c-1d-1e-1f-1h6i-11j-1k-1l-9m13
C l21 the smallest|a7b4c-5d-3e1f-7g-1h-11i-1j-3k-1l7m-11
C l21 the the|a2b-3c-2e-2f-7h-18i-14j15m-2
C l21 the total|a-11b-9c15d-8e-6f-4g-3h-6i-9j-3k-1l-2m4
C l21 the unique|a8b8c-1d-3e-5f-1g-1h-7i-17j-1
C l21 to each|a-15b16g-2h-2i-10l-1
C l21 to the|a-9b-15c-2d-2e-1f-1h1j11k-2l-1m-1
C l21 what are|a-4b1c5d-1e-4f-3g-2i-1j-4
C l21 what is|a-11b8c-1d-1g-4h-6i-2
C l21 which <T>|a4b1c-1d-1f-1g-3h-4i-8l12m-11
C l21 who are|a-4b-10c-1g-2h14i-5j-3k-2l-2m-1
C l21 who have|a2b-14g-1h5i-7j-3k-1l-2m-4f-1
C l21 whose <T>|a-5b-6h10i-1j-2
C l21 with <T>|a-10b7e-1f-1h-1i-8l-2
C l21 with <V>|a-4b-2h11i-1l-2m-1c-1
C l21 with a|a6b3d-1e-1f-2i-11j-1k-1l-2m-4
C l21 with the|a-3b-5e9f-2h-1i11j-1l-2m-3
C l3 ,|a3b10c1d-11e-17f-8g-5h-44i-6j2k3l-10m-12
C l3 <C>|a-2b8c-3d7e-17f-5g-15h-8i-3j-3k-11l16m-21
C l3 <N>|a-3b-8c-3d-1e-2f-2g-1h2i20j-14k-3l-3m-4
C l3 <P>|a-1b-20e-2f19g-2h-12i16j-2k-1l-8m-2
C l3 <Q>|a16b8h-28i-8j-1m-3
C l3 <T>|a-7b1c3d-11e1f1g-18h4i5j-4k-21l-5m-2
C l3 <V>|a7b-10c-4d-3e-3f-2g-5i2k-3l-6m-3
C l3 <s>|a-8b8c3d-29e-32f-15h-6i1j1k-14l2m1
C l3 all|a-1b2c-5d-3e-2f-4g6h-5i2j-9k-3l-2m-1
C l3 alphabetical|a10b-1h-1i-3j-8k-3
C l3 and|a-1b10c-4d-5e2f-8g-11h3i-21j-11l-7m-11
C l3 any|a10b-14h-2i-2k-1j-1l-1m-1
C l3 are|a-8b9c-7d5e7f2g-23h7i-9j-2k-7l-5m-11
C l3 ascending|a-3b-1c-1j10k-8l-1m-1
C l3 as|a-12b6c7d-2h17i-28j-4k-1l-3m-2
C l3 at|a3b5c-4e-1h8i-19j-2k-1l-3m-5
C l3 average|a4b-14c-12d12e-10f4g-5h14i-27j-4k-1l-2m-3
C l3 a|a-19b-8d-5g-1h21i-19j-7k-1l-1m-1
C l3 both|a-7b-10i12j-1l-1m-1
C l3 by|a9b-10c-11d-1e-2f-1g-2h-5i-15j18k7l-8m-14
C l3 compute|a-10b-1c1d12h-8
C l3 correspond|g-1h-2i-13a-12b17l-1
C l3 descending|a-10b-5c-1h-9i-4j-13k18l-2m-5
C l3 different|a5b-2c-7d-3f-9h-8i5j-1e-1
C l3 distinct|a-15b-1f-1g-1h12i-4j-4l-1
C l3 does|a-13b-8c-1d-1e-1g10h-7i-2j-2l-2m5
C l3 each|a-11b-17c-2f-1g-1h1i17j-1
C l3 find|a-4b10c1d7e9f-10g-10h-14i-15j-9k-1m12l-3
C l3 for|a-5b-34c-10d-5e-5f-5g-11h9i11j-11k-5l-7m16
C l3 give|a-15b12c-1d5e-3f3g-6h-30i7j-14k-3l-7m-11
C l3 had|a-2b10c-1e-4f-3h3i-7j-1k-1l-14m-3
C l3 has|a-1b10c-2d-1e-13f-15g-1h-7i-10j-3k-3l6m-6
C l3 have|a17b-39c-3d-2e-7f-6g-7h18i-24j-11k-3l8m15
C l3 how|a-5b1c3d-3e-2f-1g6h-3i-17j-4k-1l-2m-2
C l3 in|a-8b-3c-6d-2e-9f-10g9i9j11k-10l-16m4
C l3 is|a3b7c-4d4e-13f9g-7h-12i-12j-8k-2l-17m-15
C l3 less|a12b-12h-10i-2j-1l-1
C l3 list|a8b1c-3d-5e-4f-4g-16i-12j7k-7l-2m-2
C l3 live|a-5b-8h9i2
C l3 living|a-10b-7h10i-1j-2
C l3 made|a17b-17i-1j-3
C l3 many|a-6b2d-2e-1f-3g4h6i-12j-1k-1l-7m-8
C l3 maximum|a-11b-12c-7d-3e15g-1h-4i-6j-3k-2m-3
C l3 me|a-8b14c-1d-1e-1f-6g-3h-10i-3j-2k-1l-3m-5
C l3 minimum|a-7b-13c-4d6e-9f14i-1
C l3 more|a-5c-3d-1e-1f-1g-2h5i1j-2k-1l-2m-3
C l3 most|a5b-17c-4d-2e-1f-1g-2h-4i3j-3k-1l-3m3
C l3 not|a6b-12f-1h6i-2j-1k-1
C l3 number|a-8b1c1d-6e-3f-4g19h-1i-7j-9k4l-5m-14
C l3 of|b-2d3e-16f-15g11h-7i-9j9k-11l5m-14
C l3 on|a5b-18h-3i14j-2
C l3 ordered|a-10b-17c-2d-2e-3f-5g-2h-7i-12j9k10l-6m-5
C l3 order|a6b-7c-1d-2e-1f-1g-1h-13i-12j-4k10l-2m-6
C l3 please|a-21b-6d-1e-1g-2h-7i6j-3k9f-1
C l3 produced|a-14b-11h11i9j-5
C l3 report|a-13b17c4e-2f-1g-5h-3i-12j-1m-1
C l3 return|a-4b10e-1f2g-13h-21i3j-17k-2l-4m7
C l3 show|a6b-2c-7d4e5f1g-9h-4i-5j-17k-10l-1m-5
C l3 sorted|a-16b-24c-1g-1h-11i-8j8k7l-3m4
C l3 tell|a10b-6d-1e-1f11g-1h-5i-17j-4k-1m-1
C l3 than|a-5b12c-1d-17f-1h6i-3j-1k-4l-3m-3
C l3 that|a8b-12c-2d-2e-2f-3g-4h12i4j-7k-6l-21m-9
C l3 their|a14b-21h5i-10j3k-7l-1m-1
C l3 the|a2b-4c3d-5e-11f-13g-4h-8i-1j6k-19l-9m11
C l3 total|a1b-10c7d-5e1f-2g-3h-12i-7j-2k-1l-3m6
C l3 to|a1b7c-1d-2e-1f-1g-1h3i-14j-5l-1m-1
C l3 used|b-3h-4i11a-10j-1
C l3 what|a1b6c-10d-15e-19f-14g-14h-7i-2j2k2l-5m-7
C l3 when|a-15b16f-1h-7i-5j-2
C l3 which|a-1b-10c-3d-2e-2f-5g6h-7i10j-2k-3l-3m3
C l3 who|a4b-7c-3d-6e-6f7g-2h7i-4j-19k-17l-11m-2
C l3 with|a1c-5d-3e-6f1g-3h-11i-21j-7k-4l2m10
C l321 , <C> ,|a-12b17c-1d-1e-1f-4h-5i-4j-4k-3l-1m-5
C l321 , <C> and|a13b6c-1d-2f-10h-15i-10j-16k-1m-1
C l321 , and average|a11b-5c-4d-2e-6f-4h-1
C l321 , and maximum|a-1b-4c-2d-2e-3f7h-1i-4
C l321 , and the|a-19b21c-2f-1h-2i-5j-3k-1
C l321 , ordered by|a4b-10c-2d-2e-1f-2g-1h-4i-12j8k5l-4m-3
C l321 , return the|a-9b-19h-1i20
C l321 , sorted by|a-12b5c-1d-1e-3f-2g-1h-4i-6j3k4l-2m-3
C l321 <C> , and|a-17b5c-3d-2e-1f8h-9i7j-6k-1l-1m-1
C l321 <C> <V> and|a-1b-7h7
C l321 <C> and <C>|a4b6c-1e-1f-5h-11i-13j-1m-1
C l321 <C> and <T>|a6b4c-3d-7e-8f-12h2i-16j-4l-2m-1
C l321 <C> and average|a-15b-5c-1d21e-1f-5h-7
C l321 <C> and the|a4b-1c12d-1e-3f-7h-19i-9j-6k-2l4m-5
C l321 <C> for each|a9b-9d-6g-1h-8i-4j-2
C l321 <C> in <V>|b-1h2
C l321 <C> in each|a-6b-8h-3i14
C l321 <C> in the|a-4b-5h14i-7
C l321 <C> of the|a10b2c-5d-2f-3g-1h-10i-10j-8k-4l-4m-3
C l321 <C> that have|a3b-4c-1h1i-1
C l321 <C> with the|a4b-21h3i-4
C l321 <T> <C> ,|a-7b7h-2i-4m-1
C l321 <T> <C> and|a-10b35f-3h-17i-32j-4k-1m-1
C l321 <T> and their|a-14b8c-3e-1f-1h6i-2j-10k-2l-1
C l321 <T> and the|a2b5e-1f-1h-17i8j-6k-3l-1m-1
C l321 <T> for each|a-8b-4h-4i15
C l321 <T> from the|a5b-10h1i-9
C l321 <T> have a|a8b-8h-6i-2
C l321 <T> in <V>|a-2b-5h11j-6
C l321 <T> in each|a-4b-5h-3i10j-1k-1l-4
C l321 <T> in the|a-5b-4c-1d-1e-1f-1g-1h7i-2j-1k-1l-1m-1
C l321 <T> list the|a-8b20h-6i-15k-1
C l321 <T> of each|a-9b-2h-12i17j-1l-1
C l321 <T> ordered by|a-4b-11c-1d-1e-1h-3i-1j12k-8l-1m-1
C l321 <T> that have|a11b-1h-7i-10
C l321 <T> who are|a-4b-10c-1g-2h14i-5j-3k-2l-2m-1
C l321 <T> who have|a17b-4g-1h-13i-6j-2k-1l-1m-4
C l321 <T> with <V>|a-4b-1h7i-1
C l321 <T> with a|a-10b13f-1h1i-11j-1k-1l-1m-3
C l321 <T> with the|a2b-17e9f-2h5i-6j-1l-2m-1
C l321 <V> or <V>|a-1b-1h2
C l321 <V> show the|a-8b18h-7i-6j-1
C l321 <s> <s> list|a-6b3c-1e-1g-1h-5i-6j8k-2
C l321 <s> <s> show|a2b2c-18d-2e-3f-2g-2h3i-2j-9k-1m-1
C l321 <s> <s> what|a-20b13c-1d-2e-1f-1g-5h-13i5j-5
C l321 <s> <s> which|a-16b2c-5d-3e-2f-3g-6i6j-4k-1l-1m-3
C l321 <s> find the|a-1b-1c8d-5e-9f-7g-7i-2j3k-6l-1m3
C l321 <s> for each|a5b8c-2d-1e-1f-2g-1i-22j-1h17
C l321 <s> give the|a-6b2c-4d-2e-1f-1g-1h3i-3k-2
C l321 <s> how many|a5b-3c4d-4e-2f-4g2h-11i-10j-1k-1l-1m-3
C l321 <s> in which|a-13b6c-4d-1e-3f7g-4h-12i4j-2m-5k-1l-1
C l321 <s> list all|a-9c-1e-1g-1i7j-1h-1k-4
C l321 <s> list the|b-5c-5d-2e-2f-1g-2h3i11j-5k-1m-2
C l321 <s> return the|a3b11c-14d-3e-5f-4g-3h-14i-6j3k-7l-2m-9
C l321 <s> show all|a-10b13c-11d-1e-2f-1g-2h-7i-3j-9k-1
C l321 <s> show different|a-2b-14g-1i15
C l321 <s> show each|b-4i4
C l321 <s> show the|a6b1c-14d-2e-3f-5g-2h-6i5j-18k-7m-7
C l321 <s> what are|a-4b1c5d-1e-4f-3g-2i-1j-4
C l321 <s> what is|a-11b8c-1d-1g-4h-6i-2
C l321 <s> which <T>|a-17b3c-1d-1f-1g-2h-4i1l12m-11
C l321 a <T> with|a-4b-7h18i-14
C l321 all <C> and|a-10b20c-2f-1h-4i-10j-6
C l321 all <T> with|b-17h22l-1a-8i-3
C l321 all the <T>|a5b-12c-1d-2e-1f-2g-1h-2i14j-4k-1l-1m-1
C l321 all the distinct|a10b-12c-1e-1f-1g7h-10i-12j2k-2
C l321 alphabetical order of|a10b-1h-1i-3j-9k-3
C l321 and <C> and|a16b-14h-3i-1j-6
C l321 and <C> with|a-1b-12h14
C l321 and <T> with|a-10b-16h16i-1l-1
C l321 and number of|a-4b16c3d-9e-9g-7h-20i-1l-2m-4j-12
C l321 and the <T>|a-10b-5e-1h11i-2j-4
C l321 and the average|a-6b-4d13h-7
C l321 are all the|a-8b28c-1e-1h-14i-17j-4
C l321 are the <T>|a-11b3c-1d-2e-7f-4h3i11j-1g-1
C l321 are the average|a-2b-7d17e-1f-2h-7i-1
C l321 are the different|a-1b4c-2d-5e-8f-5g-13h-8i-1j5k-2m-1
C l321 are the distinct|a-21b9c-1d-1e-3f-4g-12h7i-21j-5m-1
C l321 ascending order of|a-3b-1c-1j10k-8l-1m-1
C l321 at least <N>|a6b5c-3e-1h2i-16j-1l-2m-2
C l321 average <C> and|a-10b-7c-2d15f-8h-7i-1j-1
C l321 average and minimum|a-1b-2d-4e9f-6g-1
C l321 average number of|a-22c-3d1e-4f-2g-4h16i-5j-2l-1m-2
C l321 both <T> with|a-5b-3h8m-1
C l321 by <T> with|a-5b-4h11i-2
C l321 correspond to each|g-1h-2i-13a-12b17l-1
C l321 descending order of|a-2b-1h-2i-1j-11k11l-1m-5
C l321 different <C> and|a6b3c-7d-1f-9h-5i-6j-1e-1
C l321 find all the|a-6b-2c-1h5i4j-2
C l321 find the <T>|a16b-7c-2d-3e-4f-2g-4h-9i4j-1l-1m-5
C l321 find the average|a-8b-4d17e-1h-5i-1
C l321 find the distinct|a-6b14c-1d-3e-2f-1g-5h-2i-7
C l321 find the total|a-11b-1d-1f-1h-1i-3m7
C l321 for <T> with|b-8h-5i13a-12m-2
C l321 for each <T>|a-3b-19d-1g-3h-13i28j-1k-1
C l321 give me the|a-1b1c-1e-1f-1g-1h-16i8j-6k-1l-6m-10
C l321 has the highest|a-2b16e-8f-14h-2i-1k-1l-5m-5
C l321 has the lowest|a-2b8e-5f-1h-2i-1j-2k-1l-4m-2
C l321 have <T> with|a-3b-2h5
C l321 how many different|a9b-10c-3d-1g1h-2i-11j-1
C l321 how many distinct|a-6b-9c-2d-1g17h-7i-2j-2l-1
C l321 in the <A>|a7b-7c-1e-6f-5g-1h-11i-6j-1l-14m13
C l321 in the <V>|a-2b-10c-1h11i-1j-1
C l321 is the <C>|a5b-21c1d-6e-2f-9h11i-1j-1l-1m-1
C l321 is the <T>|a-18b11c-2d-1f-1g-1h-6i7l-1
C l321 is the average|a10b-14c-4d7e-3f-7g-1h-13i-6j-1l-1m-1
C l321 is the maximum|a-2b-3c-5d-10e-4f11g-1h-1i-1j-1m-4
C l321 is the total|a6b-6c4d-4e-3f-2g-2h-2i-6j-2m-2
C l321 less than <N>|a12b-12h-10i-2j-1l-1
C l321 list all <T>|a-6b5g-1h-15i-8j5k-2
C l321 list all the|a-11b1c-1d-1e-1h14i-16j-17k-1
C l321 list the <T>|a5b-14e-2g-1h8i5j-2l-1
C l321 list the distinct|a-5b6d-1e-1g-1h-2i-1j3
C l321 many <T> have|a-12b-1c-1g-2h16i-2
C l321 maximum and minimum|a-3b-5c-2d-4e10f-7h-1i-3j-2
C l321 me the <T>|a-13b21g-1h-15i-11j-1m-1
C l321 more than <N>|a-5b1c-3d-1e-1f-1g-1h3i2j-2k-1l-2m-3
C l321 number of <T>|a2b-12c-2d-1e-1g-9h7i-2j-7k5l-1m-2
C l321 number of different|a-4b-4c-1g12h-1i-9j-1
C l321 number of distinct|a-1b-9g10h-2i-3j-1
C l321 of <C> whose|a19b-4h-17
C l321 of <T> and|a-4b10h-5i-1j-1
C l321 of <T> in|a-5b-3h7
C l321 of <T> whose|a-2b2c-1d-1e-1g-1h4i-14j-1
C l321 of <T> with|b11h-13j-1m-1a6f-1i-7l-1
C l321 of the <T>|a-19b-1d-1g-2h8i-3j-2
C l321 order of <T>|a-3b-3h-1i-4j5k1m-3
C l321 order of their|a-9b-7h-5j-3k11l-1
C l321 order of the|a-15b4d-1h-8i-4j6k-2l-1m-2
C l321 ordered by their|a-5b-4c-1h-1j13k-9l-3m-1
C l321 please list the|a-6b-4d-1h-1i-14j-1k11
C l321 please show the|a-15g-1h-6i8j-6k-6
C l321 return the average|a-7b-1c-2d14e-1h-4m-1
C l321 show <C> ,|a-4b5i-1
C l321 show <C> and|a-7b6c-1h-3j-1i2
C l321 show all <T>|a-18b9c-3e-1g-1h8i-11j-2k-1
C l321 show all distinct|a-3b9d-1e-1g-2h-2i-5j-4
C l321 show all the|a-7b-12c-1h-15i18j-4k-1
C l321 show the <T>|a-25b15d-1e-1f-1g-1h-9i-7
C l321 show the average|a-2b-1c-2d10e-1h-5
C l321 show the distinct|a-5b17g-1h-4i-5j-2
C l321 sorted by the|a-2b-7h-6i-3j9k1l-1m-3
C l321 tell me the|a-6b11d-1e-1f11g-1h-19i-15j-2k-1m-1
C l321 than the average|a-28b13d-17f-1h10i-2j-1k-4l-3m-3
C l321 that have a|a-5b-4h10i-1m-1
C l321 that have the|a-7b-1h-1i9g-1
C l321 the <A> and|a-19b16c-1d-1f-1h-4i-6j-5
C l321 the <C> ,|a3b-3c-5d-2e-1f-2g-1h-16i4j-6l-1m6
C l321 the <C> and|a-10b6c-16d-16e-8f5g-2i6j-11k-3l-3m-10
C l321 the <C> from|a-4b-5h8i-2
C l321 the <C> whose|a6b-11h1i-2
C l321 the <C> with|a3b-24g-1h7i-4
C l321 the <T> and|a-9b11h-24i-3j-2l-3m9
C l321 the <T> that|a26b-7c-2d-1e-1f-1h-21i-4m-13
C l321 the <T> whose|a4b-13h10i-19j-1l-1m-2
C l321 the <T> with|b13h-7l-1a-26i-3m-2
C l321 the average <T>|a-11b-7d16e-6f-8g-2i-16j-2k-2l-3m-4
C l321 the most common|a-9b-6c-1d-1e-1f-1g-1h-6i13j-2m-1
C l321 the number of|a-6b-14c3d-6e-3f-1g11h3i2j-5k-3l-1m-3
C l321 the order of|a-4b-1c-1d-1h-3j10k-6l-1m-1
C l321 total number of|a-19b-2d12e-2f-2g-3h-6i-6j-1k-1l-2m7
C l321 what are the|a-2b5c-13d-6e-10f-11g-6h-5i-3j2k5l-1m-4
C l321 what is the|a-1b6c-3d-9e-9f-20g-4h-4i-6j5k-7l-3m-1
C l321 who are the|a-4b13h-7i-6
C l321 who is the|a-8b1g-1h-19i9j-3
C l321 with the greatest|a-4b-8h-3i-1l-11m16
C l321 with the highest|a-4b-4f3h-3l-11m12
C l321 with the largest|a-8b-3f-1h-4l-5m11
C l321 with the lowest|a-3b-6c-1d-1e-2h-4i-3j-1k-1l13m-7
C last <s>|a-2d-1e2f-2g-3h-5i-2j-3k-8l-21m-7
C last A|a-4c-7d-15e4f10g-5h3i-30j-22k-9l12m4
C last CT|a-1b9c-5d-12e-10f-15g-6h3i-10j-24k12l5
C last C|a3b-4c4d-4e-16f-4g-2h-9i-2j9k-11l-13m-8
C last N|a8b-1c-23d-6e-14f-13g-13h-3i3j-32k-14l3m4
C last P|a-11b-29c-1d-1e-1f-1g-3h20i5j-5k-2l-8m7
C last Q|a11b-2g-1h-5i-10j-11k-1m-3
C last T|a-5c-19d-8e-12f-13g-5i-1j-5k1l-5m-4
C last VN|a-12h9i7j-2k-1l-2m-2c-2f-1
C last V|a-7b-2c6d-7e-5f-9g-14h11i-14j11k-11l-12m-25
C left 0|a-2b-2c-2d-9e-9f-10g3h-8i1j-1k3l1m-1
C left 1|a1b-9c-3d-12e-2f-5g-13h5i-10j4k-1l-6m-9
C left 2|a4b5c-4d-6e-10f-3g-3h8i-5j-29k-30l-16m-10
C lr , ,|a-10b12c-4d-2e-1f-2h-11i-7j-2m8
C lr , and|a-33b11c-2e-1f-3h-13i2j-4m-3d-6
C lr , for|a-6b15d-1e-1f-2h-2i-8j-2k-2m-1
C lr , of|a-10b14c-1d-1f-3g-1h-6i-2j-3k-1l-1m-4
C lr <A> </s>|a-9b-16c-2d-2e-1f-3g-2h9i-8j-6k-2l6
C lr <C> </s>|a-5b21c-4d-8f-2g-1h-24i5j-12k3l-8m-9
C lr <C> <V>|a-20b-14c-1h28
C lr <C> and|a-24b11h-18i17
C lr <C> for|a23b-18c-8d-11e-3f-10h-5i-5j-1l-1m-1
C lr <C> of|a10b-26c17e-1f-1h-9j-3m-3
C lr <N> </s>|a4b3c-6d-2e-4f-4g-3h5i-13j-9k-4l-14
C lr <N> and|a-16b-1c-2e-2f-1h10i-8m-1
C lr <T> ,|a-6b5c-1d-3e-1f-1g-15h-21i-6j16k-1l-1
C lr <T> </s>|a-1b4c-3d4e-9f17g6h-9i-9j-7k1l-32m-18
C lr <T> <P>|a-16b-7c-7d-2e-1g-2h24j-6l-6m-1
C lr <T> <V>|a4b-3c-1d-2e-1f-1g14h-7i-5j-5l-1m-1
C lr <T> and|a2b3c-4d-6e-10f-4g-1h-12i7j-15k-1l-2m-1
C lr <T> for|a-2b-1c-1d8e9f-12g-1h-24i-16j-5k-1l-1
C lr <T> in|a-18b2c6d-3e-1f-1g-4h2i-11j4k-8l-1m5
C lr <T> is|a-5b15d-1f-1h2i-13j-2l-2
C lr <T> of|a-2b6c-3d-3e-3f-10g-2h-9i14j-5k-1l-1m-1
C lr <T> that|a-20b2c-2d-2e-2f-2g-5h4i8l-2m-5
C lr <V> </s>|a-14b-13d-1g-1h22i-5j-6k-1l-3m-2c-2
C lr <V> and|a-2b-4h7i-1
C lr <V> is|h1
C lr a above|a-11b-4d-1e-1f-2h12i-2
C lr a greater|a-18b-8c-3d-1h23i-2l-1m-1g-5
C lr a higher|a-7b-4c-1d-1f-1g-2h14i-4j-1k-1l-2m-4
C lr a of|a-9b-15c-2e-1f-1h20i-16j-2k-1l-1m-1
C lr all </s>|a14b-1c5d-1g-2h-3i-16j-19k-1l-2m-3
C lr all and|a-26b-9c-7e-2g-1i23j-7h-1
C lr all that|a-17b6c-2f-3g-1h13i-6j-5k-1
C lr all who|a10b-20c-1h-16i-5j18
C lr an of|a-7b-6c-1h13i-1m-1
C lr and ,|a-11b24f-1h-5i-4j-10
C lr and </s>|a-18b-2c-2d-2e-1f-1g-2h-1i3j8k-2l-7m2
C lr and <C>|a5b1c-5d-1f-6h-21i-3j-6l-1
C lr and <V>|a-1b-7h7
C lr and and|b-7h-16j-6a15i-12f-3
C lr and corresponding|a-3b11f-1h-2i-6
C lr and for|a-28b25c-1d-12e-13f4g-1h-30i-24j-15k-1l-1m-2
C lr and in|a-9b5c-1d3e-1f-1g-1h-3i-3j4k-1l-1m-1
C lr and of|a7b5c-4f6g-1h-14i-10j-8k-4l-1m-9
C lr and that|a-11b-5h-8i10f-5
C lr and who|a-14b19c-1d-1f-1h-15i-1j-1l-1m-1
C lr and with|a-8b4c-1f-2h-24i8j-1
C lr are </s>|a12b-15c-2g-3h4i-10j-6k-2l-5m-6
C lr at <V>|a-1b-2h4
C lr average </s>|a-25b-3c-3d11e-2f-2g-1h11i-10j-2k-6l-4m-7
C lr average across|a-6b-6d6h7
C lr average and|a-15b10c-1d19e-1f-2h-16i-4
C lr average for|a-14b-21c-1d17e-7f-10g-1h19i-3
C lr average in|a-5b-3d8h-1
C lr average of|a-2b-10c-8d10e-6f-8h1i-2j-1k-1l-1m-1
C lr by </s>|a-33b3c-2d-3e-2f-1g-3h-19i12j4k-5l-6m-4
C lr by descending|a-5b-6c-1h-1j-14k19l-1m-3
C lr by in|a5b-5c-1h-17i-2j7k7l-2m-2d-5e-2f-1
C lr common of|a-3b8d-1e-2f-1h-3i-2j-1
C lr descending </s>|a-1b-1h-2j-5k10l-1m-1
C lr different ,|a-12b-7g-2i11j-1
C lr different </s>|a-33b15c-1d-5e-1f-1g-2h-13i10j-12k-2l-2m-1
C lr different and|a-16b12e-1g-1i-5j-1
C lr different are|a6b-4c-3g2h-2i-8
C lr different for|a-17b-3e-1f-1g1i3j5
C lr different of|a-18b8c-3d-7e-7f-5g1h-7i3k-1m-1
C lr distinct </s>|a17b-4g-15h-5i-5j-13
C lr distinct and|a-3b-17e-2f-1g-2h20i-7j-1
C lr distinct are|a-3b-7c-2d-1g11h-4i-1j-2l-1
C lr distinct for|a-4b15d-1e-2f-1g-6h-2i-2j-6
C lr distinct of|a-23b7c-1d-4e-4f-2g-1h-22i10j-1k-1m-1
C lr distinct that|a-5b15d-1g-4h-2i-8j-1
C lr distinct who|a-13b-15c-1g14h-6i4j-1
C lr each ,|a-29b-31c-1d-1e-1f-2g-2h-14i35j-1k-1m-1
C lr each </s>|a-6b4c-1d-2g-6h-33i10j-4k-2l-6m-1
C lr each and|a-17b-10d-2h-12i28k-1
C lr each have|b-8g-1h-7i16a-5
C lr from <V>|a-3b-2h5
C lr greatest </s>|a-5b-8h-3i-1j-1l-12m18
C lr has <V>|a-6b-5h10
C lr have <V>|a-30b-5c-1d-1e-1f-1g-3h23i-2j-1k-1l-1m-1
C lr highest </s>|a-3b-20e-1f-9g-1h-4i-2j-2k-2l1m9
C lr highest in|a-6b-8c-2e-10f16h-4l-2m-11
C lr in </s>|a14b-8c-4d-1e-1g-11h4i-19j10k-2l-4m-5
C lr in <N>|a-10b-1h13i-3
C lr in <V>|a-14b-9h23i-4j-1k-2
C lr its </s>|a-15b-11c-1d-1g-1h1i17j-8k-1l15m-2
C lr its and|a-21b6c-6d-8e-1f-6g-1h-5i5j-1
C lr largest </s>|a-22b-7c-7d-1e-1f-2h-8i-3j-4k-1l-8m21
C lr list and|a-12b16d-2g-1h-6i-8j-1
C lr lowest </s>|a-5b-15c-1d-1e-5h-3i-5j-3k-1l22m-9
C lr many are|a-3b-30c17d-1g-3h-3i-2
C lr maximum </s>|a-8b-3f-16h-9i-3j-1k-1l-9m18
C lr maximum for|a-1b-5c-5d-7e-3f10g-1h-1i-4
C lr maximum of|a-2b-5c-3d-11e-8f17h-1i-1j-1m-4
C lr minimum for|a-2b-4c-2d-4e9f-9j-1
C lr minimum of|a-5b-4c-3d-3e14f-8g-1h-2i-1k-1
C lr most </s>|a12b-10h-16i-7k-1l-7m3
C lr of </s>|a-18c5d-8e-5f-1g-13h-1i-22j17k1l-1m1
C lr of <V>|a-10b-12g-1h21j-3i-7
C lr of and|a14b-12h-9i-2j2
C lr of for|b-4c-7d12e-11f-7g-7h-10i-2j6m-2l-1k-3
C lr of in|a-2b3c-11d1e-3f-4g-12h-15i16j-3m-1
C lr of that|a3b10c-1d3e-2f-2g1h-16i-7j-3
C lr show ,|a12b-13h-11i1
C lr show and|a-19b19c-1h-8i-8j-1
C lr show for|a-26b-7c-1d-1e-1i-16j-3h19
C lr show of|a-16b10c-1d-1h-16i3j-4
C lr show with|a-12b6h-5i-1
C lr that </s>|a10b-11c-1d-2g-1h-27i8j-6k-1l-2m-3
C lr the ,|a6b1c-7d-1e-1f-1h-26i1j-9k-1l-1m-3
C lr the </s>|a-11b3c11d-1e-1f-1g-3h-5i-1j1k-20l-2m11
C lr the <C>|a-12b20c15d-1e-1f-1g-1h-16i-13j-7l-6m-1
C lr the <N>|a10b-11h-5i-3j-2
C lr the <P>|a-16b7c-2e-1h6i-5j-1l-1m-2
C lr the <V>|a-8b5c-8d-2e-1f-1g-2h10i-14j-10k-2l-1m-4
C lr the and|a-2b1c-22d-5e-7f-5g-3h5i3j-38k-7l-3m-3
C lr the for|a-5b3c-11d-4e2f-10g-1h-27i10j1k-1l-4m-4
C lr the from|a-9b10h-7i2j-6k6l-1m-1
C lr the in|a-15b3c12d-1e-1f-2g-2h-32i-2j3k6l-1m-3
C lr the of|a-2b-2c-14d-16e-18f-8g-9h14i-15j7k3l-5m-8
C lr the shared|a-12b-1c-2e-1f-1h-5i12j-5k-1m-1
C lr the sorted|a-3b11h-1i-3j-6
C lr the that|a-2b4c-5d-2e-2f-2g-6h-29i1j-17k11l-1m-3
C lr the they|a-14b16h-1j4k-4i-3
C lr the the|a-15b12c-5h-7i7j-3m-1
C lr the used|a-7b-3h-7i9j-1
C lr the when|a-5b9c-1f-7h-4i-6j-3m-1
C lr the where|a-8b5g-1h-14i2j-2
C lr the which|a-28b2c-2g-1h5i8j-12k-1m-3
C lr the whose|a-21b28c-4d-1f-2h-21i-8j-1k-1m-1
C lr the who|a-15b9c7d-2e-2f-2g-6h4i-5j-23k-6l-2m-1
C lr the with|a-3c-12d-1e-1f-2g-3h6j-5k-1l-1m-5
C lr their ,|a6b-5h8i-9j-3
C lr their </s>|a1c-2d-2e-1f-1g-2h-9i2j9k-7l-6m-10
C lr their and|a-20b16c-1d-1e-1g-1h7i-26j7k-5
C lr their in|a-10b14c-3f-1h-6j-10k4l-1m-1
C lr total for|a-4b-1c9d-3e-2f-4h-1
C lr total in|a6b-3c4d-3f-1h-2i-1j-9k-1l-1m-6
C lr total of|a-18b-6c9d-5e-3f-2h-3i-4j-2m6
C lr what do|a9b6c-1d-1f-1g-2h-2i-14j-2
C lr what have|a-6b-4g-1h-4i10j-3
C lr which and|a7e-2f-4g-1h-9
C lr which are|a-13b16c-1e-1f-2g-3h-13i-2k-1
C lr which did|a-17b12c-4d-1e-2f9g-2h-11i-3j-2k-1l-1m-4
C lr which does|a-3b16h-3i-14
C lr which had|a-2b3h-3i2
C lr which has|a-5b-9d-1e-1f-1g-1h-10i20j-1
C lr which have|a6b3g-1h9i-17
C lr which is|a-3b5c-1f-1g-1h-10j-1
C lr whose are|a-10b8h2i-3c-2e-1j-1
C lr whose contains|a13b-15g-1h-3i-5j-1
C lr whose contain|a-9b-5h12
C lr whose is|a5b-8c-4d-3e-3f-2g-2h4i3j-4k-2l-2m-3
C lr with <N>|a-26b19h-7i-3l-1m-1
C lr with <V>|a-9b4g-2h2i-10j-1l-1m-1
C lr with above|a-1b-8h15i-5m-2f-1
C lr with between|a-1b9f-1h-6i-3
C lr with greater|a-14b6h2i-2l-1
C lr with higher|b-5h7a-1m-1
C lr with more|a-9b-5h23i-16l-1
C lr with smaller|a-4b-1h5i-1
C next </s>|a-2b-2c-2d-9e-9f-10g3h-8i1j-1k3l1m-1
C next A|a-10b1c-22d-7e-6f13g-4h-40i-21j-14k2l11m23
C next CT|a-2b6c-3d-9e-10f-4g4h-1i-1j-2k-15l-15m-21
C next CV|a21b-8g-1h-14i-21j-1c-1l-1
C next C|a5b12c7d-4e3f1g-7h-10i-13j-20k-41l-6m-12
C next NP|a-4b-9c-2e-1g-3h12i-2j-2k-1l-1m-1
C next N|a-11b-19c-10d-13e-18f-26g-22h17i19j-11k3l-23m-28
C next P|a7b10c-4d-6e-6f-7g-13h-3i-25j-14k-3l7
C next Q|a-6b-13c-4d-3e-2f-4g-8h24i-34j-11k-4l-2m-2
C next T|a5b3c-5d-4f-5g5h-23i-5k-4l-11m-11
C next VN|b-17c-2g-1h4i10j-3k-1m-1
C next V|a-2b-5c5d3e-15f-18g-24h5j-2k-16l-11m-22
C of 1|a-20b3d8e14f-13g12h-19i-15j5k-2l-6m-4
C of 2|a-2b-5c6d-8e1f3g-3h-20j2k8l5m-5
C of 3|a-6b5d-18e-12f2g-9h-8i1j-13k-9l-2m-2
C of 4|a1b1c-14d-6e-40f-9g-21h11i-2j-9k-13l-16m3
C of 5|a6b-4c-9d-7e-11f-12g-16h11i-5j-12k-11l2m-12
C opens compute the|a-13b-9c12d4e-1h8i-9m-6j-3k-1l-1
C opens compute|a-13b-9c12d4e-1h8i-9m-6j-3k-1l-1
C opens count the|a6b14c-3d-2e-1g3h6i-23j-3k-1l-2m-1
C opens count|a-2b11c-3d-2e-1g15h6i-25j-3k-1l-2m-1
C opens find <C>|a-12b18f-1g-1h7i-14j-1m-1
C opens find all|a2b15c-3d-1e-1g-2h-9i-14j-16k5m-1l-1
C opens find the|a4b-6c-6d-4e3f-5g-14h-3i3j3k-12l-22m8
C opens find|a1c-7d-4e3f-5g-14h-3k-10l-23m8
C opens for each|a-5b-4c-10e6f4g7h2i1j-12k-2l-11m-9
C opens for|a-4b5c-11e6f4g6h-8i-5k-2l-15m-12
C opens give me|a-6b15c-3d-3e-5f5g-6h-1i-36k4l9m-7
C opens give the|a9b-11c-1d5e-6f-4g-8h7i3j2k-7l-3m-21
C opens give|a4b-1c-4d3e-10f3g-13h7i-11j2k-2l7m-25
C opens how many|a1b4c-5d-7e-7f-11g4h1i-7j-20k-10l5m1
C opens how|a-2b1c6d-8e-8f-11g4h-8i-2j-21k-10l4
C opens in which|a10b-1c-7d-2e-4f6g-6h-8i1j-3k-1l-1m-5
C opens in|a-3b1c-8d-3e-4f5g10h-6i-2j-4k-2l-1m-5
C opens list <C>|a-22b15c-1e-1f-1g-1h-15j-3k12d-1i-9l-1
C opens list all|a-21b10c-5d-2e-2f-2g-9h1i9j1k-11l-3m-2
C opens list the|a1b-3c-11d-7e-8f-13g-10h2i-3j1k6l-5m1
C opens list|a2b3c-19d-9e-12f-16g-21h-5i-10j3k7l-9m-1
C opens on what|b9h-4i-2a-3c-1f-1g-1j-4l-1m-2
C opens on|a-12b12c-1f-1g-1i6j-5l-1m-2
C opens please list|a5b-3d-1e-4f-9g-1h-1i-13j-2k11l-6
C opens please show|a-4b6c-5d3e-2g-2h-13i11j-6k-7f-1m-2l-1
C opens please|a1c-5d2e-5g-2h-12i8j-7k9f-10m-2l-7
C opens report the|a-12b13c2d-2e-3f-1g-7h7i-4j-3l-5m-1
C opens report|a-13b-5c2d-2e-3f-1g-8h6i7j-3l-5m-1
C opens retrieve|a3b-14c-1f-2h-4i16k-1
C opens return <C>|a-17b18e-1h2i-8j-1
C opens return all|a-19b13c-1e-1f-1g-11h19i-15j-9l-1k-5
C opens return the|a5b-15c-5d-2e-4f-16g-15h4i-1j-15k-3l6m3
C opens return|a-5b-10c-5d-2e-5f-17g-26h9i-9j4k-8l6m3
C opens show <C>|a3b5c3d-7e-8f-8g-4h-7i-8j14k-12l-8m-5
C opens show <T>|a-15b20c-2g-1h-3i-16j11k-2
C opens show all|a-5b6c4d-8e-5f-3g-10h-10i6j-6k2l-6m-7
C opens show different|a16b-27c-7e-1f-6g-1h-1i17j-1l-1
C opens show each|a-12b-4c-1e4f-3h-3i15
C opens show me|a-8b7c-2e-1f-1g-1h6i-3k-1l-1m-1
C opens show the|a-1b-2c-8d-3e-3f6g-14h11i-4j-5k-6l-12m1
C opens show|a-3b4c8d-10e-6f-7g-27h1i-2j-3k-6l-19m-5
C opens sort all|a-16b-2c-2d-2e-1f-1g-3h-6i8j6k-9l-1m-1
C opens sort the|a-16b16f-1g-1h-6i-7j-10k2l-1
C opens sort|a-26b10c-2d-2e-1f-2g-4h-10i6j-1k-5l-3m-1
C opens tell me|b-12j-4l-1a12c-1d7e-2f9g-2i-12k-1m-4
C opens tell|b-12j-4l-1a12c-1d7e-2f9g-2i-12k-1m-4
C opens what <C>|a11b-13c-1d-2e-1f-1g-5h6i1j-8k-1
C opens what are|a-3b1c-1d-14e-1f2g-8h2j-4k-1l-20m-7
C opens what is|b-4c-2d1e-3f-8g-9h-1i-1j-10k-19l-1m-5
C opens what|b-2c-1d-4g-13j-8k-10l-13m-7
C opens when was|a-16b-4c-1d-1f-2g-1h10i-3j-4l12m-7
C opens when|a-8b-13c-2d-2e-1f18g-5h-1i-7j-9k-3l9m-10
C opens which <C>|a10b-7c-9d-6e-5f-9g-14h-10i5j-14k-7l2
C opens which <T>|a-5b4c-4d-4e-12f-19g-12h3i-13j-19k-7l11m12
C opens which|a-1b-3c-14d-11e-18f-27g-24h2i1j-32k-15l10m11
C opens who are|a-20b10c-1d-1f-1g-2h5i-9j-1k10l-5m-5
C opens who is|a-16b-2c-1d-1e-1f-1g-1i6j-7k-1l-1m-1
C opens who|a-34b11c-1d-5e-1f-2g-3h-5i-3j-5k9l-8m-5
C plural|a11c-10d-8e-5g9h-13i-6j-3k-10l-22m-9
C r1 ,|a-8b12c-18d-3e-9f-11g-20h-10i4j-5k-5l-6m6
C r1 </s>|a-4b2c-9d-2f-2g-11h-1i-1k-5m-3
C r1 <A>|a1b-9c-2d-1e-1f-1h-17i-4j-3k-1l-18m23
C r1 <C>|a5b-16c4d6e-11f-6g2i-31j14k-4l4m-7
C r1 <N>|a3b-1c-4d-2e-3f-3g-7h16i-38j-7k-3l-8m-7
C r1 <P>|a1b-7c-11d-5e-5f-5g-8h6i-13j-10k-3l7m3
C r1 <Q>|a1b-12c-1d-1e-1g-1h5i-2j-5
C r1 <T>|a-12b-4c-4d-2e-4f-2g-15h22i-13j4k-1l-2m3
C r1 <V>|a-4b-5c-11d-3e-4f-3g10h14i-31j-21k-6l-5m-7
C r1 above|a-15b-15c-1d-2e-1f-3g-1h25i-10j-1k-3l-2m-4
C r1 across|a-17b-13c-5d7e-14f4g-2h-3i13j-6k-1l-1m8
C r1 among|a-15b-10c-2d3e-7f16g-1h-7i9j-1l-6m-10
C r1 and|a-3b4c-9d-7e8f-21g-16h-10i4j-3k-15l-18m-22
C r1 are|a-4c12d-5e-4f-7h-4i-13j-4k-3l-2m-4
C r1 ascending|a-7b-17g-1h-1i-7j20k-4l-2m-2
C r1 as|a-6b2c-5d8e-1f-3g-1h5i-10j-2k-1l-2m-1
C r1 at|a-16b10d4e-2f-3h17i-21j-3k-1
C r1 below|a-9b-20d-4e-1f-3h24i-2j-2l-1m-1
C r1 between|a-4b4c-2f-1h5i-6m-2
C r1 bigger|a-2b-1h8m-1c-4d-1
C r1 both|a9b-4c-2f-1h-5m-4
C r1 by|a5b-20c9d-2e-1f-5g-1h-10i6j-4k-1l11m-8
C r1 containing|a-16b-19g-1h22i-3j-3
C r1 contains|a10b-24d-1g-2h10i-7j-1
C r1 contain|a-10b-13h18i-9j-1
C r1 corresponding|a-4b14f-1g2h-2i-9
C r1 descending|a-5b-10c-1h-1j-18k24l-1m-3
C r1 did|a12b-17c12d-1e-2f8g-2h-18i-7j-3k-1l-1m-5
C r1 does|a-7b27c-9d-2e-2f-3g-2h-3i-17j-1k-1l-1m-1
C r1 do|a-11b5c-1d-1e-1f-1g17h-8i-17j-2
C r1 for|a-10b2c-18d1e11f8g-17h-20i-5j3k-11l1m-22
C r1 from|a26b-11c6d-4e-3f-3g-10h-24i-9j-23k12l16m-19
C r1 greater|b5c-3d-2e-1f-1g-5h-1i-6j-1l-1m-1
C r1 had|a-17b-9c-2d-1e-1f-4g-1h-8i21j-1l-1
C r1 has|a-30b3c-13d-1e-1f-1g-8h11i5j-3l-1m-2
C r1 have|b-9c9e-1g9h-1i-3j-4k-1a2d-2f-1
C r1 higher|a-10b-8c-1d-1e-1f-1g-2h18i-6j-1k-1l-2m-5
C r1 in|a5b-2c4d5e-10f-1g-23h-14i-8j-3k-1l-12m-6
C r1 is|a-11b1c-6d-4e-5f-4g-4h14i9j-20k-3l-5m-5
C r1 larger|a-12b12h-1i-2j-1l-1m-1
C r1 less|a-9b-4h11i-4
C r1 list|a-4b-6c-1d-4e-3f-12g-1h-15i-6l19m-2
C r1 lower|h16i-1a-14b-2
C r1 more|a-2b-11h-3i12j-1k-1l-1m-1c-1
C r1 of|a-6b1c-2d-6e-4f6g-12h3i-2j1k-6l-18m-3
C r1 on|a11b-20c13d14e-1f-1g-1h-15i-6j-1k-1l-1
C r1 ordered|a-15b3c-1d-2e-1g-7h3i-8j6k-1
C r1 return|a4b8f-1h9i-1j-9k-3l-11m-1
C r1 shared|a-12b-1c-2e-1f-1h-5i12j-5k-1m-1
C r1 smaller|a-8b-9c-6e-1g-1h13i-1l-1m-1
C r1 sorted|a-19b17c-1d-1f-1g-5h-8i-7j-9k-6m11
C r1 than|a-15b-14f-1h25i-11j-1k-3l-1m-1
C r1 that|a-15b9c-12d-6e-12f-16g-4h-6i2j-26k10l-4m-9
C r1 they|a-14b16h-1j4k-4i-3
C r1 the|a13b-11e-4f-3g-2h-28i-10c-10d-2j-6k-4l11m7
C r1 to|a-12b-14c15d-1f-3h13i-2j-3k-2l-3m-1
C r1 used|a-19b-8c-5e-1g12h-10i14j-4
C r1 were|a-32b10c14d-1f-1g-3h-6i23j-1
C r1 when|a-5b-8c-1f-7h-5i23j-3m-1
C r1 where|a-30b20c-3f-3g-5h5j-4m-1
C r1 which|a-7b-1c-3d-1e-1f-3g3h-5i6j8k-1l-2m-5
C r1 whose|a-6b3c-9d-2e4f-3g-7h7i-4j-3k-2l-1m-2
C r1 who|a4b6c3d-4e-4f-8g9h-15i-13j7k-7l-4m-5
C r1 without|a-9b16g-1h-6i-4j-2
C r1 with|a2b1c-15d-4e-2f-5g-8i-5j-8k-2l-1m-8
C r12 , <C>|a-2b6c-9d-2e-3f-2g-1h1i-4j-9l-2m6
C r12 , and|a8b1c-3d-2e-2f-5g-7h-15i1j-1k-1l-2
C r12 , how|a-2i6b-2g-1h-1
C r12 , ordered|a8b-4c-1d-1e-1f-1g-2h8i-11j-9k-1
C r12 , return|a-6b-14f-1i23h-7
C r12 , the|a-19b15h-5i4
C r12 , what|a-3b-14h-2i16
C r12 </s> </s>|a-4b2c-9d-2f-2g-11h-1i-1k-5m-3
C r12 <C> </s>|a-2b-23c-9d-1e-5f-2g-4h7i-3j13k-2l6m-3
C r12 <C> <V>|a6b3c-1h-14i-5j-1
C r12 <C> and|a25b-25c-2h-13i-10j8
C r12 <C> for|a6b-8c-3d3e-1f-1h-4j-4m-1
C r12 <C> of|b1d-1e-1f-1h-6i-1j-2m-1
C r12 <N> </s>|a1b-28c-1d-1e-1f-1g-4h12i-9j-5k-2l-4m-3
C r12 <P> </s>|a-10b-4c-3d-4e-3f-4g-3h7i-6j-10k-1l8m5
C r12 <P> and|a-21b-6c-1e-1f-1g-3h24l-1m-1
C r12 <P> or|a-8c-2h7i-5k-1m-3
C r12 <Q> </s>|a-18b-12c-1d-1e-1g-1h19i-2j-5
C r12 <T> </s>|a21b-22c-3d-1e-4f-1g-1h-11i-20j6l-1m12
C r12 <V> ,|a1b-22h11i-1
C r12 <V> </s>|a-12b11c-9d1e-2f-1g-6h6i-18j-16k-2l-2m-5
C r12 <V> <V>|a16b-5d-1f-1h-22i-1m-1g15
C r12 <V> and|a-16b-20h30i-2
C r12 <V> give|a-3b-5h8
C r12 <V> in|a-4b-3h10j-1k-2
C r12 <V> or|a-16b3g-2h5i-1
C r12 above <N>|a-6b-8c-1e-1f-1g-1h16i-6j-1k-2l-1m-2
C r12 across <T>|a-10b-11c3d-2e1f-1g-1h4i11j-2k-1
C r12 across all|a-13b-6c-7d4e-14f5g-1h-5i7j-3l-1m8
C r12 and <C>|a-5b5c-11d5e-3f3g-4h2i-5j6k-8l-5m-8
C r12 and <T>|a-4b-5c-2d-2e-2f-1g-1h17i-13j-1m-1
C r12 and average|a-9b-8c-1d-3e-1f-3h-10i15
C r12 and its|a-18b11c-1e-10f-9g-1h-1i4j-1l-3m-4
C r12 and number|a-18b4c4d-1e-1f-1g-3h-9i1j-1k-1m-1
C r12 and their|a-10b6h-1i2j-4
C r12 and the|a-3b1c-10d-9e-4f-9g-4h-20i5j-6k-3l-3m-1
C r12 are <V>|a7b-23h7i-2
C r12 are not|a-10b-17h15i-2c-1d-1e-1f-1g-1
C r12 are there|a-9b-3d-2e-1f-4g10h-21i4j-2k-1l-1m-1
C r12 as <V>|a2b-26c-1d-2f-2h13i-2j-2m-1
C r12 ascending </s>|a-7b-17g-1h-1i-7j20k-4l-2m-2
C r12 below <N>|a-5b-8d-2e-1f-1h14i-1j-2l-1m-1
C r12 between <N>|a-4b4c-2f-1h5i-6m-2
C r12 bigger than|a-2b-1h8m-1c-4d-1
C r12 contains <Q>|a6b-4h-5
C r12 contains the|a-19b-17d-1g-1h26i-6j-1
C r12 corresponding to|a-4b14f-1g2h-2i-9
C r12 descending </s>|a-5b-6c-1h-1j-15k20l-1m-3
C r12 for <C>|a-18b-12d3e-1f-2g-1i19j6h-6
C r12 for <T>|a-8b1c2d-6e-1f13g-7h-19i-8j-9k-4l-2m-2
C r12 for <V>|a-22b23c4d-2e-1h-18i-11j-3l-1m-1
C r12 for all|a1b-6c-14d11e1f-3g-2h9i-11k-1l-4m-1
C r12 for different|b-2c9d-7e-2f-1a6h-2m-1i-5
C r12 for each|a-3b-1c-1d-4e2f2g-8i-5j4k-1l-1m-5
C r12 for every|a-8b11c-4d-7e8f-3g-1h-3i-2j-3l-2m-1
C r12 for the|a-2b15c-6d9e-6f-8g-1h-25i-37j-7k-1l11m-10
C r12 from <C>|a-3b8h-4i-3g-2
C r12 from the|a2b13d-2e-1f-1g-1h-10i-10j-6k6l-1m-1
C r12 greater than|b5c-3d-2e-1f-1g-5h-1i-6j-1l-1m-1
C r12 has most|a-4b-4g-1h-2i10
C r12 has the|a-21b6c-13d-1f-1g-6h8i4j-1m-1
C r12 have </s>|b-9h-10i16a-5
C r12 have more|a-8b-4h-3i13
C r12 higher than|a-10b-8c-1d-1e-1f-1g-2h17i-6j-1k-1l-2m-4
C r12 in <C>|a4b-23c-3d14e-1f-13h15i-1j-2k-3m-2
C r12 in <T>|a-8b1e-3f6g-1h-10i-11j15k-3m-1c-8d7
C r12 in <V>|a7b4c-7d-1g-6h-2i-9j-7k-1m-3
C r12 in all|a-13b10c7d-1f-1g-1h-7i-2j-1m-1
C r12 in alphabetical|a-11b-10g-4h-3i-4j17k-8
C r12 in ascending|a5b4c-4h-1i-2j-2k-13m-3
C r12 in descending|a-22c-2e-2f-1g-2h15i4j-25k5l-2m5
C r12 in each|a3b-8d-7e5f5g-3h5i-11j-2k-1l-3m-9
C r12 in the|a-4b6c11d-6e-1f-5g-8h-26i8k-1l-12m9
C r12 in which|a-18c-9d-1e-1f-1h-4i9j-2k4m-2
C r12 is <N>|h-14i-14b17a-10
C r12 is <V>|a-1b-20h14i-3j-16k-1
C r12 is below|a-5b-6f-1h11i-1
C r12 is between|a-5b-2h10i-3
C r12 is in|a-13b-17i15
C r12 is not|a-6b3h-1i-1
C r12 is the|a-2b17h-5i-11
C r12 larger than|a-12b12h-1i-2j-1l-1m-1
C r12 less than|a-9b-4h11i-4
C r12 lower than|h16i-1a-14b-2
C r12 more than|a-2b-11h-3i12j-1k-1l-1m-1c-1
C r12 of <C>|a-6b-3c2d-13e-2f-2g1h2i4j-1k-6m-1
C r12 of <N>|a-3b16c-1d3h-12i-5j-1m-1
C r12 of <T>|a-3b-2c-4d9e-1f-12g-27h-4i6j2k6l-5m-17
C r12 of <V>|a1b2c-14d5e-2f-2g-1h6i-21j-9k-2l-1m-2
C r12 of all|a-9c10d-5e9f-7g-4h5i-14k-2l-2m-15
C r12 of a|a-13b9h-6d-4
C r12 of each|a-6b4c3d3e-4f-21g16j-15k-9l-1m-1
C r12 of every|a3c-4d-1e-8f-7h3i-17j-1
C r12 of over|a-12b-1c-1h14i-2
C r12 of the|a2b-3c-18d3e-5f12g-5h-6k-11l-5m10
C r12 ordered by|a-9b12c-1d-1e-1g-1h4i-7j-10
C r12 return the|a4b8f-1h9i-1j-9k-3l-11m-1
C r12 shared by|a-12b-1c-2e-1f-1h-5i12j-5k-1m-1
C r12 smaller than|a-8b-9c-6e-1g-1h13i-1l-1m-1
C r12 sorted by|a-10b10d-1f-1g-4h-3i-4j-7k-1m11
C r12 that are|a-8b-3c-1d-3e-2f-2g-15h1i14j-4k-2l-1m-4
C r12 that contain|a-8b-4h14i-13j-3k-3
C r12 that do|a-5b18h-7i-16
C r12 that has|a1b-3c-3d-3e-1f-2g7h-15i2j-3k-3m-2
C r12 that have|b3c-3d-3e-5f-2g-5h-23j-9k13m-1
C r12 that is|a-7b5c-2d-3e-1f-1g-3h4j-2k-2l-2m-2
C r12 that the|a14b-9h-6i-3
C r12 that were|a3b-1h-5i-1
C r12 the most|a-11b-14c-1d-1e-2f-1g-1h-8i16j-3l-3m6
C r12 used by|a-8b1g-6h-6i10j-2
C r12 when the|a-2b6c-1f-7h-4i-6j-3m-1
C r12 where <T>|a-2b11f-1g-5h-1i-5j-1
C r12 which are|a-9b30c-1g-3h-7i-22j-1
C r12 which have|a-6b-8h-23i19j-3
C r12 who are|a-15b30c-1h-12i-17j-1
C r12 who do|a-17b18c-2h-11i-1j-1
C r12 who has|a8b-3c-2h-11i-1j-2k-1l-1
C r12 who have|a-27b-1c-2d-1e-1f-3g-7h1i3j15k-1m-1
C r12 whose <C>|b-9c-6d-1e4f-1g-7h10i-1j-2k-1l-1m-1
C r12 with <C>|a4b-2c-2d-15g-2h9i-21j-1
C r12 with <T>|a14b-6c-1g-2h-12i-16m-2
C r12 with at|a-7b5h-12
C r12 with a|a-7b13h-2i-5
C r12 with most|a-1b6c-4g-1h-1i-5m-1
C r12 with the|a-4b4c-8d9e-1f-3g-1h1i-4j-4k-1l-1m-5
C r2 ,|a7b20c-6d-3f-4g-3h-9i-20j-19k-1m-1e-4
C r2 </s>|a3b-9c-15d-8e-9f-7g-10h5i-4j7k-5l2m4
C r2 <A>|a-23b1c-3d-1e-1f-2g-2h-10i-6j-4k-2l16m4
C r2 <C>|a7b-3c3d-5e-4f-20g-16h-1i-3j3k-16l-10m-1
C r2 <N>|a-43b16c-5e-3f-6g-2h13i-21j-5k-6l-5m-7
C r2 <P>|a-14b15c5d-1e-1f-2g-5h10i-7j-5l-1m-16
C r2 <Q>|a-4b19c-1d-1g-3h-9i-10j-1k-1l-1m-1
C r2 <T>|a-1b5c-8d4e2f4g-4h-13i-13j2k3l-9m-24
C r2 <V>|a11b-5d2e-6f-8g5h-2i-26j-11k-6l-5m-12
C r2 above|a-4b-3c-2d-1h8i-4j-2k-1
C r2 all|a-4b-1c1d6e4f-1g-24h5i-11j-3k-3l-8m1
C r2 alphabetical|a-11b-10g-4h-3i-4j17k-8
C r2 and|a12b-9c6d-11e-7f-9g-11h15i-8j-2k-4l-4m-6
C r2 any|a4b-2c-3d-2e-8f-4g-1h6i-6j-3l-4m-1
C r2 an|a12b-1c-1d-2e-2f12h-14i-10m-7
C r2 are|a-10b6c-10d-4e-4f-3g6h-3i3j-1k-6l-3m-5
C r2 ascending|a5b4c-4h-1i-2j-2k-13m-3
C r2 at|a4b2c-2e-1g-1h-2i-4j-2
C r2 average|a-20b-10c-1d-4e-2f-4g-1h15i13j-1k-3l-1m-1
C r2 a|a-1b21c-5d1e-1f-1g-2h-13i-12j-1
C r2 below|a4b-11c-1e-2f-1h2i-2j-1m-1
C r2 between|a-5b-2h10i-3
C r2 both|a9b18c-1d-1e-1f-1g-1h-41i-19j-2l15m3
C r2 by|a-2b13c-5d-4e-3f-4g-12h-14i5j-17k-2l-1m9
C r2 can|a-20b35h-20i-27j-2
C r2 contain|a-8b-4h14i-13j-3k-3
C r2 descending|a-22c-2e-2f-1g-2h15i4j-25k5l-2m5
C r2 different|a-8b-15c8d11e-2f-1h-7i-7j14m-1
C r2 do|a-2b32c-2d-1g-1h-23i-20j-1k-1
C r2 each|a9b-4c-1d-5e3f1g-7h2i-8j-3k-12l-5m-13
C r2 every|a-1b1c-7d-7e5f4g-1h1i-19j-4k-1l-2m-7
C r2 for|a5b1c3d-18e-10f-13g13h-17i-28j15k-1m-2
C r2 from|a2b-7c-1d-1e-1f-1g4h-10i-5j-5k6l-3m5
C r2 give|a-4b-8h13i-2
C r2 greater|a-1h10i-4b-12c-3d-2e-3f-1g-1l-1m-1
C r2 has|a12b-2c-6d-3e-2f-3g5h-7i-4j-6k-4l-1m-2
C r2 have|a-16b-2c-6d-4e-7f-5g-12h-4i4j12k13l-1m-2
C r2 how|a-12b2c-1d4e-1g-1h-14i10
C r2 in|a-4b28c-19d-25e-4f-3g4h-1i-1j-13k6l-2m3
C r2 is|c-4d-3e-3f-3g-4h12i-4j-4k-3l-4m3
C r2 its|a-28b14c-2d-1e-11f-1g-2h-5i2j-1k-1l-4m13
C r2 least|b-6f-1g-2h15i8j-13k-13l-1
C r2 less|a16b-8h-18i12
C r2 list|a-5b10c-1d-1e-1f-1g-1h4i4j-1k-1l-15m-1
C r2 made|a-8b-34h11i23j-1
C r2 more|a-2b-3c-2e-1f-1g-1h-12i10j-2k-1
C r2 most|a-11b-19c-5d-1e-2f-2g-3h-6i22j-6k-1l-4m5
C r2 not|a-30b10c-1d-1e-1f-2g-1h9i-7j-1
C r2 number|a-19b4c4d-1e-1f-1g-3h-10i1j-1k-1m-1
C r2 of|a10b-1c-5d14e-4f-14g-1h-16i-18j-5k-1l-1m-5
C r2 ordered|a11b-14c-1d-1e-4f-1g-2h-3i12j-19k-2l-2
C r2 order|a-13b17c-1d-1e-1f-1g-1h-3i-10j-8k6l-1m-1
C r2 or|a-24b3c-2d-1e-1f-1g-2h12i-6j-1k-1l-3m-5
C r2 over|a-13b-1c-1h15i-2
C r2 report|a-8b-11c-2d-2e-1f-1h-5i2j11k-2l-1m-1
C r2 return|a-8b-16f-1i23l-1m5h-8
C r2 than|a-17b-13c-15d-4e-3f-4g-8h26j-8k-3l-6m-8
C r2 that|a-9b5c-13d-3e-2g-5h-14i17j7k-3l-1m-1
C r2 their|a-2b3c-1d-2e9f13g-1h-27i-1j-7l-1
C r2 there|a-9b-3d-2e-1f-4g10h-21i4j-2k-1l-1m-1
C r2 these|a-13b21h-5i-17g6
C r2 they|a-19b-2c14f-1g7h-13i-11
C r2 the|a-4b2c-1d4e-30f4g-20h-4i2j-11k-5l-2m-5
C r2 those|a-4b-2c-1d-1e-3f-2g-2h-15i14j-1
C r2 to|a-3b1c5d-2e-4f-2g2h-2i-10j-1k-1l5m-2
C r2 used|a-2b1c-1g2h-2i1j-1
C r2 was|a13b-12c-1d-1f-1h-9i7j-1l-1m-1
C r2 were|a2b13h-8i-15j-1
C r2 what|a-5b4d-2f-5h-3i19e-6l-5m-12
C r2 which|a-26b-7c-9d-1e-2f-5g-1h-1i17j-5k4m-2
C r2 who|a-28b12c-1d-2e-5f-5h5i-3j-1l-3m-2
C r2 with|a-11b-1c-3d6f-3h2i4j-1
C r3 ,|a-9b4c-8d-2e-4f-5g-3h-7j12k-20l-3m-3
C r3 </s>|b8c-16d-13e-9f-19g-9h-5i-7j3k-8l6m5
C r3 <A>|a5b-13c-18d-6e-4f7g-1h-29i8j-6k-2l7m7
C r3 <C>|a7b4c-5d-3e17f-4h-9i-11j-18k-11l-5m-18
C r3 <N>|a13b-6c-12d-7e-6f-8g-3h4i-20j-8k13l-7m-6
C r3 <P>|a-21b17c12d-4e-2f-2g-6h-2i-7j-2k-1m-2
C r3 <Q>|a6b-18c-1g-1h14i-18j-3k-1
C r3 <T>|a-2b4c4d-1e6f-9g-4h-1i-19j2k-20l-18m4
C r3 <V>|a-6b-2c-2d-4e-10f-21g5h4i-12j19k-6l-4m-7
C r3 all|a22b-15c-3d-4e-9f1g-1h-18i-14j-6m-1
C r3 alphabetical|a-5b-24g-2h-4i-5j7k11
C r3 and|a-19b-5c-10d-4e-2f-5g4h6i17j-21k-11l-1m9
C r3 an|a-5b16i-14
C r3 are|a-23b-5c-1d-3e-7f-4g12h9i10j-2l-3m-2
C r3 associated|a-5b25h-7i-20j-1
C r3 at|a8b8c-2d-2e-6f11g-2h-15i-13j-2k-2l-11m-4
C r3 average|a-17b-6c-5d-10e-1f-7g-2h22i-1j-1k-1l-3m-3
C r3 a|a16b11c-1g-4h-16i-13j-6k-2
C r3 been|a-9b-3h-8i6j-3k-1
C r3 both|a-12b7f-1h6i-19j-1
C r3 but|a-2b1
C r3 by|a-29b16c-2e-6f-3g11h-8i6j-3k-5l-2m-3
C r3 corresponding|a-24b5c-1e-10g-2h-17i9j-2f-9m-4l-3
C r3 count|a2b-23c-1h-8i23k-1
C r3 descending|a1f-1g-1h-7i8j-12k11l-1
C r3 different|a-17c-3e-1f-3g-1h-3i10j-1
C r3 distinct|a-10b3h-5i-3j10k-1
C r3 each|a-2c4d-3e-4f-3g-13h-5i-25j16k-1m-1
C r3 for|a6b-3c19d11e-5f-13g-8h-6i-11j-15k-12l-1m-6
C r3 from|b8c-1d7f-3g-1h-20i-4j-2m-4
C r3 has|a-19b-2c-2d-1f-2h5j12k-1
C r3 have|a-10b17c-16d-1f-2g5h-10i-12j-1
C r3 held|a-10b2d11e-5f5h-4i-5j-2
C r3 how|a-14b-14c-1g-8h16i2
C r3 in|a-11b-1c-2d3e-2f-6g4h-20i-7j13k5l-2m-3
C r3 is|a-2b5c-6d-2e2f-6g5h1i6j-2k-1l-6m-14
C r3 largest|a15b-1h-7i-18j-1
C r3 least|a2b-7c-3d-1e-1f-1g-2h-13i10j-3k-1
C r3 live|a-15b8c-1d-1f-1g-2h14i-6j-2
C r3 living|a-15b17h1i-4j-1
C r3 located|a-9b2g6h9i-12j-1k-1
C r3 made|a-4b-12c1d3f-1i-6j-3k-1h15
C r3 many|a-2b-11c-1d4e-1g-1h-2i10
C r3 me|a-6b-8h15i-3
C r3 more|a22b-9c-1e-1f-1g-8h-26i4j-4k-1l-1m-1
C r3 most|a-17b-11c-14d-2e-2f-3g-3h-19i22j-8k-2l-1m-5
C r3 never|a-2b9h1i-4j-1k-4
C r3 not|a10b9c-4d-2e-1f-2g-16h10i-30j-5k-3l-1m-2
C r3 number|a16b1c-6d-10e-6f-5g-8h-23i-1j-8k-4l-12m-10
C r3 of|a-5b5c-6d10e-4f-6g-6h5i-5j-4k-7l-15m-12
C r3 order|a-15b7c-7d-1e-3f-2g-5h12i1j-3k-13l-3m4
C r3 or|a-9b10i-8k-2d-1f-2g-2j-1l-1c-1
C r3 produced|a-6b1d-1e-2f6h-4i-7j-1
C r3 show|a-14b-24c-5d-5e-7f-5g-3h17i12j-1
C r3 some|a-16b1c-2d-2e-1f-1g8h-8i5j-1k-1
C r3 substring|a-11b-15h18i-3
C r3 than|a8b-18c-7d-3e-5f-3g-3i6j-3k-1l-3m-3
C r3 that|a1b3c7e-1f1g-5h-15j-22k-8l-3m-4
C r3 their|a-13b1c-2d-2e-2f-1g-2h7i-7j-11k4l-1m-1
C r3 they|a-18b26e-1f-1h-10i-4j-9k-1
C r3 the|a-11b5c-14d-14e-20f-3g-16h-3i8j-12k8l5m6
C r3 top|a-16b13c11d-1h-13i-6j-1m-11e-1f-5k-1
C r3 to|a2b1e-1f-7h8i-3j-21k8l-2m-1c10
C r3 used|a-19b-19c-3d-2e-2f-1g-1h-18i30j-3k-1l-1m-5
C r3 was|a-1b-19h1i13
C r3 which|a-4b21d-1f-1h-28i8j-2
C r3 whose|a6b10c-3f5g-1h-27i-16e-2j-4k-1d-4
C r3 who|a-7b1c-6d-4e-5f9g-2h17i-16j-22k-5m-1
C r3 without|a1b7f-1g-1h-5i-15j-5k-1
C r3 with|a-9b1c-13e-6f1h8i-1k-2l-1m-2d-1j-9
C r3 word|a-15b-20c-1d-1g-13h33i-18j-1k-1
C several columns|a-3c-2d1e-8f-4g-17h8i-3j-4k-6l-15m-10
C some all|a3b2c-1d-14e-15f-16g-5h-1i-6j-3k-1l1m-17
C some alphabetical|a1b14h11i-7j-15k-12
C some also|a-10b20h-14i-5j-7
C some and|a-6b4c6e10f2g-13h-1i-6j-5k-19l-12m-15
C some any|a-8b-11e-1f19g-3h-7i12j-6k-2l-5m-3
C some ascending|a-10b-14c-2d-2e-1g-1h-8i-7j26k-17l-7m-14
C some at|a-10b-8c-5d-1e-3f-1g-5h14i2j3k-4l-8m-8
C some average|a7b-24c-30d29e-14f-11g-16i-5j-22k-10l-15m-18
C some both|a4b-11c-2d-1e-1f-1g-1h4i6j-5l-7m8
C some but|a6b-16h7i-3j-1
C some common|a-2b-2c-3d-3e-2f-2g-2h2i6j-4k-1m-5
C some corresponding|a-4b11c-3d-2e-2f-2g-3h-1i-26j-15k-2l-10m5
C some count|a16b-21c-4d-3e-2f-1g9h-3i-17j-4k-1l-2m-3
C some descending|a-18b-21c-2d-1e-1f-1g-1h-16i-9j-14k28l-12m-12
C some different|a-3b-5c-16d-19e-13f-20g13h-15i9j-8k-7l-3m-5
C some distinct|a-1b-3c-11d-10e-13f-12g12i-3j3k-12l-14m-11
C some each|a-8b6c-23e-14f4g-26h-5i9j-30k-1l-11m-12
C some every|a-19b17g-1h-7i-3
C some highest|a-8b-10c-13d-7f9g-3h-20i-15j-11k-11l-1m14
C some how|a-4b-3c8d-9e-5f-7g4h6i-10j-4k-4l-13m-14
C some largest|a10b-21c-14d-8e-12f14g-8h1i-15j-6k-6l-10m11
C some least|a-11c-7d-5e9f-6g-2i5j-17k-2l12m-20
C some lowest|a-18b-1c-5d-5e15f-13g-4h-37i16j-12k-5l14m-27
C some many|b2c-1d-12e-7f-9g9h10i-22j-8k-8l-17m-15
C some maximum|a-8b-30c-5d-1e-8f23g-5h-5i-12j-10k-4l-10m7
C some minimum|a4b-25c-12d-11e22f-3g-2h-10i1j-16k-2l6m-9
C some more|a-7b11c-4d-2e-2f-2g-2h4i-4j-9k-5l-5m-7
C some most|a-4b2c-8d-7e-5f-5g-10i6j-17k-7l-14m6
C some never|a18b-13c-1e-1h-15i-3j-2
C some not|a9b-2c-3d-1e-1f-1g-3h8i-9j-10k-3l-5m-10
C some no|a-18b-13d-1e-1f-1h20i-2j-1k-3l-1m-1c-2
C some number|b-11c-1d5e-1f-16g22h2i-8j-19k-7l-10m-5
C some ordered|a-16b-9c-9d-6e-7f-8g-4h-11i-25j21k6l-16m-20
C some order|a-13b-19c-10d-6e-4f-2g-4h-22i-8j22k13l-8m-12
C some or|a3b-3c-5d-1e-2f-2g-3h3i-12j-11k1l-2m-3
C some per|a1b-15c-1e-2f-3g-2h-16i24j-4k-4l-9m-8
C some popular|a2b-15d-1g-2h-7i9j-2k-1e-2
C some smallest|a-4b-14c-6d-3e13f-7g-2h-14i-1j-6k-2l16m-15
C some some|a-21b3e-1h11i-12j-4l-1m7
C some sorted|a10b-19c-6d-3e-4f-3g-2h-20i-18j14k9l-8
C some sort|a-3b-5c-9d-3e-4f-3g-2h-15i3j14k3l-7m-10
C some sum|a-14b-16c22d-8e-2f-7g-1h-6i-2j-5k-1l-1m-3
C some than|a15b6c-9d-20e-4f-3g-3h-2i3j-20k-7l-10m-13
C some top|a6b-13c-1d-1e-1f-3h-10i10j-2
C some total|a5b-26c20d-1e-17f-16g-13h-16i2j-22k-7l-10m1
C some whose|a-10b-2c-6d-17e-4f-3g-4h16i-3j-1k-6l2m-5
C some with|a4b-3c-13d-9e-1f-7g-12h-2i-4j-9k-13l4m7
C |a6b2c-4d-14e-13f-6g-10h8i-3j-7k-13l-6m-8
CT at 0|a-3b8d5e-5f-5g2h-7i-1j-6k-7l-5m-9n1o-7p-5q-11r-11
CT at 1|a2b6c-8d-9e-7f-7g-6h-17i12j-13k-9l-7m2n-2o-1p-7q-19r-5
CT at 2|a4b-11c-6d-7e-5f-5g-11h5i-15j-12k-9l-5m-15n-8o8p-5q6r7
CT at 3|a4b-9c-6d-10e-6f-6g-15h13i-6j2k3l-6m1n-4o-12p-6q-7r-11
CT before ascending|a3b-9g-2h9i-6n-3o-4
CT before avg|a20b-11h-12i-5m-3n-2o-5r-1
CT before condition |a-22b6c-2d-2e-2f-2g-4h16i5j-9k-2l-2m-3n-10o-11p-2q-8r-12
CT before condition|a-4c-4d-5e-3f-3g-7h16i-1j6k-5l-3m-6n-17o-17p-3q-14r-18
CT before countBound |a-9b-8c-1d-1g-1h-8i-3j-1k-1m-1n-4o-5q18r-7
CT before countBound|a-2b-13c-1d-1e-1f-1g-2h-9i-5j-2k-1l-1m-1n-4o-7p-1q16r-8
CT before counted|a-27b5c-1d-1e-1f-1g-6h5i12j-1k-1l-1m-1n-11o7p-1q-3r5
CT before different|a7b-5c-1d-1g5h-8i-4j-1k-1m-2n-5o-6q-1r-1
CT before grouped of|a9b-20g-1h-3i-9m-1n1o-1
CT before grouped|a-8b-28c-1d-1e-1f-1g-8h-12i8j-2k-1l-1m-2n5o11p-1q-5r-5
CT before mostCounted|a1b7h-4i-5j-1m-3n8o-17q-2r-3
CT before none |a16b-8c-1d-1e-1f-1g-5h-17i-5j-1k-1l-1m-5n5o-8p-1q3r-6
CT before none|a-4b-1c-6d-10e-6f-6g-15h-5i-11j-18k3l-6m-1n-3o3p-6q-14r16
CT before null <s>|a-3b8d5e-5f-5g2h-7i-1j-6k-7l-5m-9n1o-7p-5q-11r-11
CT before null|a-3b8d5e-5f-5g2h-7i-1j-6k-7l-5m-9n1o-7p-5q-11r-11
CT before shown ,|a-5b6h-1
CT before shown for all|a3b3h-6i-4n-1o-1q-2
CT before shown of all|a-7b9h-1i-8o-2
CT before shown of the|a6b-10c-1d-1e-1f-1g-1h5i2j-1k-1l-1m-2n-13o-3p-1q-1r-1
CT before shown of|a5b4c-1d-1e-1f-1g-1h-10i-3j-1k-1l-1m-1n-14o-7p-1q-2r-1
CT before shown|a7b11c-5d-6e-5f-5g-14h1i-16j-10k-6l-5m6n-8o-41p-5q-14r-22
CT behind  C|a21b-26c-3d-4e-1f-1g-3h-15i-10j-2k-2l-1m-2n3o5p-1q-1r-3
CT behind  P|a5b-12c-1d-1g-1h-4i-6j-1k-1m10n-2o-5q-1r-1
CT behind  T|a6b-5g-1h6i-5m-1n-1o-1q-1r-4
CT behind  V|a-18b-17c-1d-1e-1f-1g-1h22i-3j-1k-1l-1m-1n-3o-1p-1q-1r-2
CT behind </s> |a2b-2c-7d-7e-6f-6g5h-15i-2k-7l-6m1n1o2p-6r6
CT behind and C|a-1b5d-1h2i-9j-1k-1n-2o-1
CT behind of V|a-10b8d-1g-1h1i-2j-1k-1m-1n-2r-2
CT behind whose C|a10b-9h-2i-2n-3o-1q-1
CT behind with C|a11b-7h-9i-1n-1o-1q-1r-1
CT by name|a3b8c-7d-23e-15f-15g-5h9i-1j-6k-4l-15m-8n-10o-4p-15q-4r-1
CT by part|b-4c-9d6e-7f-7g-3h-8i4j-18k-14l-7m-17n9o5p-7q-5r-6
CT by synonym|a28b-25c-1d-2e-1f-1g-4h-25i-1j-2k-2l-1m9n6o-7p-1q-1r-10
CT far all 1|a2b2g-2h-7i8j-1m-1n-7o4q-3r-2
CT far all 2|a-5b13i-1n-1o-8
CT far all 4|a-7b1g-1h12i-6j-1n-2o-1q-1r-4
CT far all away|a-5b-15h9i-4j-2n-2o-3q-1r7
CT far and 2|a2b10c-1d-2e-1f-1g-2h-7i-14j-3k-2l-1m-2n-6o-3p-1q-2r-5
CT far and 3|a-2b4g-5h8i-6j-1m-2n-6o-3q-1r-1
CT far and 4|a-1b-7c-1d-1e-1f-1g-2h2i8j-3k-2l-1m-2n1o2p-1q-5r-12
CT far and away|a-9b-3c-1d-1e-1f-1g-2h13i-17j10k-2l-1m-2n-17o-11p-1q-5r7
CT far any 1|a-8b-5d-1e-1f-1g-2h-1i-3j-1k-1l-1m-1n-3o-3p-1q-2r13
CT far at 3|a-5b-6g-1h-1i-1n-3o-3q9r-1
CT far corresponding 3|a-10b7h-2i-3n8o-2q-1r-1
CT far different 1|a-16b6g9h-2i8n-12o-3q-1r-5
CT far different 3|a9b-11g7h-3i-10m-1n-5o-9q-1r-1
CT far distinct 4|a6b-4h-1i-1
CT far each 1|a6g-2h-12i6j-2k-1m-1n-10o-8q-3r-6
CT far how 2|a-18b-2c4d-4e-1f-1g2h3i-5j-1k-2l-1m-4n8o3p-1q-2r-2
CT far how away|a1b-5g-3h7i-4j-3m-1n-10o-6q-2r-2
CT far least 2|a-5b-3g-1h-1i-1n-3o-2q7r-1
CT far many 1|a-18b-2c4d-4e-1f-1g2h3i-5j-1k-2l-1m-4n8o3p-1q-2r-2
CT far many 2|a1b-6c-1h-6i-7m-1n7o-4q-1r-1
CT far many away|a-13b-4g-6h14i9j-3m-1n-5o-5q-2r-5
CT far more 3|a-6b-2h-4i-2n-1o-1q9r-2
CT far most 1|a-4b-15c-1d-3e-1f-1g-1h-9i-5j-3k-3l-1m10n8o3p-1q-3r-10
CT far most 4|a-4b-12d-1h-6i-2j-1k-1m-1n-3o14r-1
CT far most away|a17b-9h-1i-4j-1m-3n-1o-13q-2r-3
CT far no 1|a2b-15c-1d-1e-1f-1g-2h-9i-6j-1k-1l-1m-1n-5o-4p-1q-2r11
CT far not 3|a-5b-2d-1g-1h-6i-2j-1m-1n-3o-3q-2r11
CT far number 2|a-9b-10c-2d-4e-1f-1g2h-9j-5k-3l-1m-4n8o7p-1q-4r-6
CT far number away|a6b17c-1d-2e-1f-1g-2h-1i-16j-2k-2l-1m-2n-17o-12p-1q-5r-9
CT far than 2|a-6b-2h-4i-2n-1o-1q9r-2
CT far than away|a15b2c-1d-1e-1f-1g-1h-10i-9j-1k-1l-1m-1n-3o-3p-1q-7r-11
CT far with 1|a-1b-5d-1g-1h6i-1m-1n-1o-2r-1
CT has all|a5b1c-1d-2e-1f-1g-5h-7i11j-6k-4l-1m-4n-6o-9p-1r-1
CT has alphabetical|a23b-7g-2h-8i-7j-1m-1n-4o-7q-5r-5
CT has and|a-13b14c-14d-16e-9f-9g-23h8l-9m-21n9o-4p-9q-13r-12
CT has any|a-9c-1d-1e-1f-1g-2h4i-14j-2k-1l-1m-1n-4o-4p-1q-3r11
CT has ascending|a16b-13c-3d-1g-1h-4i-9n9o-4
CT has at|a-5b11c-4d-1e-1f-1g-3h-14i1j-2k-1l-1m-1n-11o3p-1q7r-9
CT has average|b-2c-1d12e-1f-1g-2h-3i-8j-1k-1l-1m-4n-4o-7p-1q-1r-2
CT has both|a-6b3c-1d-2e-1f-1g-1h7i-3j-3k-2l-1m-1n-3o-2p-1q-2r-2
CT has common|a-11b-21c-1d-2g-2h-2i16j-1k-1m-4n-7o18q-3r-3
CT has corresponding|a4b-11g-1h-9i-9j-2k-1m-2n11o-1q-2r-3
CT has count|a11b-29c-3d-1e-1f-1g5h2i-18j-1k-1l-1m-1n-2p-1q-2r-4
CT has descending|a8b-11c-5d-2e-1f-1g-5h-10i-12j-3k8l-1m-3n-18o13p-1q-6r-6
CT has different|a6b-14c-2d-2e-1f-1g11h-1i2j-3k-2l-1m-3n-4o-1p-1q-4r-11
CT has distinct|a19b-17c-1d-1e-1f-1g-4h-2i-4j-1k-1l-1m-2n-8o-4p-1q-1r-2
CT has each|a-7b-13c-16d-2e-1f-1g-22h-29i24j-4k-2l-1m-4n11o-1p-1q-5r-11
CT has highest|a6b-2h-5i-6k-1m-1n-2o-2q-1r-1
CT has how|a3b-15c2d-7e-3f-3g6h4i6j-5k-4l-3m2n1p-3q-6r-11
CT has largest|a-4b-2c-1g-1h-10i-15j-4k-1m11n-20o18q-3r-3
CT has least|a-13b3c-8d-1e-1f-1g-6h-9i21j-1k-1l-1m-1n-11o-12p-1q6r-6
CT has many|a3b-15c2d-7e-3f-3g6h4i6j-5k-4l-3m2n1p-3q-6r-11
CT has maximum|a19b-7h-1i-10n-1o-7r-1
CT has more|a5b-23c-1d-1e-1f-1g-1h4i9j-2k-2l-1m-4n-5o-7p-1q5r-6
CT has most|a-6b-3c-14d-8e-3f-3g-9h-34i3j-7k-8l-3m7n-2o23p-3q-3r-17
CT has not|a9b-27c-2d-2e-1f-1g-8h-2i-16j-3k-1l-1m-2n11o-11p-1q-4r13
CT has no|a2b-15c-1d-1e-1f-1g-2h-9i-6j-1k-1l-1m-1n-5o-4p-1q-2r11
CT has number|a-13b-9c-8d-7e-3f-3h-8i9j-9k-6l-3m-8n10o9p-3q-11r-6
CT has ordered|a-21b21c-2g-2h-9i-10j-1m-1n-6o13
CT has order|a-1b1c-8d-4e-2f-2g-8h-3i-19j9k7l-2m-4n-10o7p-2q-8r-11
CT has or|a-15b17c-1d-1e-1f-1g-1h14i-13j-2k-2l-1m-3n-4o-5p-1q-9r-8
CT has sorted|a12b-9c-1d-1e-1f-1g-1h-7i-2j-1k-1l-1m-1n-4o-3p-1q-1r-3
CT has than|a-7c-11d-3e-2f-2g-6h4i5j-4k-4l-2m-5n-14o-11p-2q5r3
CT has top|a1b-19g-1h-6i-6m11n-4o16q-2r-3
CT has total|a4b-13c15d-1e-1f-1g-4h-11i11j-1k-1l-1m-1n4o-14p-1q-2r-13
CT has whose|a6c-1d-2e-1f-1g-1h-16i-5j-2k-1l-1m-1n-5o-4p-1q-3r10
CT has with|a-6b7c-3d-5e-3f-3g-7h4i-24j9k-3l-3m-5o2p-3r-11
CT is additive|a13b2c7d7e-5f-5g-28h3i-24j-8k5l-5m5n-33o-21p-5q-9r-5
CT is category|a-4b-7c-22d-13e-10f-10g-2h3i13j-2k-13l-10m-20n7o6p-10q2r-1
CT is date|a-26b27c-1d-2e-1f-1g-8h-17i-6j-5k-1l-1m-3n4o-8p-1q1
CT is decimal|a25b8c3d-10e-3f-3g-11h-18i-16j-5k-7l-3m4n-18o-15p-3q-6r2
CT is identifier|a3b-16c-16d-11e-5f-5g8h3i7j-11k-9l-5m1n-11p-5q-7r-1
CT is integer|a14b-17c-3d6e-6f-6g2i2j-12k3l-6m4n-19o-5p-6q-9r-4
CT is text|a5b2c-26d-18e-13f-13g-6h6i-3j-6k-18l-13m-28n3o2p-13q-4r-8
CT is timestamp|a-26b27c-1d-2e-1f-1g-8h-17i-6j-5k-1l-1m-3n4o-8p-1q1
CT l1 ,|a-11b13g-1h-3i-1n-1o-4
CT l1 <A>|a15b-5h-3i-2j-1m-1n-3o-3q-1r-3
CT l1 <C>|a-8b-2c-1d-1g7i8j-2k-1m-2n-6o-7q-3r-7
CT l1 <N>|a-14b-3c-1d-1e-1f-1g-2h4i-6j-2k-1l-1m-2n-5o-9p-1q18r-8
CT l1 <V>|c-2d-3e-2f-2g-9h4i-14j-8k-2l-2m-4n-2o7p-2q-9r-15
CT l1 all|a2b2g-2h-7i8j-1m-1n-7o4q-3r-2
CT l1 any|a-8b-5d-1e-1f-1g-2h-1i-3j-1k-1l-1m-1n-3o-3p-1q-2r13
CT l1 as|a8b-15g-1h-18i16j-1k-1m-2n-1o-2q-3r-16
CT l1 a|a37b-27c-1d-1e-1f-1g-5h-19i-12j-2k-1l-1m-11n-4o-4p-1q-2r-7
CT l1 by|a9b-13g-1h-7i-6n-4o-4q-5r6
CT l1 different|a-16b6g9h-2i8n-12o-3q-1r-5
CT l1 each|a6g-2h-12i6j-2k-1m-1n-10o-8q-3r-6
CT l1 for|a4b9g-4h-3i-11m-1n-3o-8q-1r-1
CT l1 have|a11b-17h-10i-2j-1m-1n-3o-1q-1r7
CT l1 in|a-11b-8c-1d-1e-1f-1g-1h25i-4j-1k-1l-1m-3n-3o-9p-1q-3r-4
CT l1 many|a-18b-2c4d-4e-1f-1g2h3i-5j-1k-2l-1m-4n8o3p-1q-2r-2
CT l1 most|a-4b-15c-1d-3e-1f-1g-1h-9i-5j-3k-3l-1m10n8o3p-1q-3r-10
CT l1 no|a2b-15c-1d-1e-1f-1g-2h-9i-6j-1k-1l-1m-1n-5o-4p-1q-2r11
CT l1 of|a2b-7c-4d-7e-3f-3h-9i-10j7k6l-3m-9n5o3p-3q-9r-16
CT l1 their|a-16b16c-1d-1e-1f-1g-2h6i-14j-2k-1l-1m-1n-7o-7p-1q-2r-9
CT l1 the|b14c-4d-7e-3f-3g-10h-11i4j-6k-5l-3m-9n-7o-24p-3q-8r-18
CT l1 what|a-8b11c-1d-1e-1f-1g-1h-3i-3j-1k-1l-1m-1n-3o-1p-1q-1r-1
CT l1 which|a1b5c-2d-2e-1f-1g-6h-9i3j-1k-2l-1m-2n-8o-9p-1q-4r-3
CT l1 with|a-1b-5d-1g-1h6i-1m-1n-1o-2r-1
CT l2 <C>|a5b2c-3d-3e-3f-3g-10h16i-30j-7k-4l-3m-8n-13o-16p-3q-8r-14
CT l2 <T>|a9b6c-1d-1e-1f-1g-2h-7i-3j-1k-3l-1m-4n-7o-10p-1q-4r-12
CT l2 <V>|a3b-3c-1d-1e-1f-1g-2h-3i7j-7k-1l-1m-2n-8o-8p-1q-6r-9
CT l2 <s>|a4b5c-2d-2e-1f-1g-6h-8i3j-2k-1l-1m-2n-9o-8p-1q-4r-3
CT l2 all|a-5b13i-1n-1o-8
CT l2 and|a2b10c-1d-2e-1f-1g-2h-7i-14j-3k-2l-1m-2n-6o-3p-1q-2r-5
CT l2 are|a-13b16c-1d-1e-1f-1g-3h-14i5j-4k-1l-1m-2n-7o-6p-1q-3r-10
CT l2 find|a2b1g-2h-3i-3n-1o-2
CT l2 for|a9c-1d-1g-2h-10i5j-1k-1m-1n-8o-7q-4r-8
CT l2 have|a-2b-18c-1d-1e-1f-1g-3h-12i-9j-1k-1l-1m-2n-8o-7p-1q4r13
CT l2 how|a-18b-2c4d-4e-1f-1g2h3i-5j-1k-2l-1m-4n8o3p-1q-2r-2
CT l2 is|a-18b7d-1g-1h16i-4n-1r-1
CT l2 least|a-5b-3g-1h-1i-1n-3o-2q7r-1
CT l2 list|a-10b14g-1h-1i-4n-5o-2q-1
CT l2 many|a1b-6c-1h-6i-7m-1n7o-4q-1r-1
CT l2 number|a-9b-10c-2d-4e-1f-1g2h-9j-5k-3l-1m-4n8o7p-1q-4r-6
CT l2 of|a3b1c-2d-3e-2f-2g-6h4i1j-4k-3l-2m-7o-14p-2q-4r-14
CT l2 show|a-4b-5d-1g-1h-2i12k-1n-5o-2q-1r-1
CT l2 than|a-6b-2h-4i-2n-1o-1q9r-2
CT l2 the|a-12b7c-3d10e-2f-2g-4h1i-19j-5k-5l-2m8n2p-2q-7r-12
CT l2 to|a-20b5h3i11j-1k-1n-5o-2r-1
CT l2 who|a5b-15c-1d-1e-1f-1g-2h9i-3j-2k-1l-1m-3n-2o-3p-1q-2r-7
CT l21 <C> ,|a-11b13g-1h-3i-1n-1o-4
CT l21 <C> of|a14b-1c-1d-1e-1f-1g-5h-16i-14j-4k-1l-1m-3n-8o-7p-1q-3r-9
CT l21 <V> <C>|a1b-14h-4i9j-2n-3o-4q-2r-6
CT l21 <s> what|a-8b11c-1d-1e-1f-1g-1h-3i-3j-1k-1l-1m-1n-3o-1p-1q-1r-1
CT l21 <s> which|a7b-2c-1d-2e-1f-1g-5h-6i4j-1k-1l-1m-1n-6o-7p-1q-4r-2
CT l21 all the|a-6b13i-1n-1o-8
CT l21 are the|a-15b9g-2h-7i10j-1n-5o-2q-1r-2
CT l21 find the|a2b1g-2h-3i-3n-1o-2
CT l21 for all|a3b2h-6i-4n-1o-1q-2
CT l21 for the|a27b-24g-1h-3i-2m-1n-2o-1q-1r-2
CT l21 have no|a-2b-11d-1g-1h-7i-5j-1k-1m-1n-4o-2q-1r9
CT l21 how many|a-18b-2c4d-4e-1f-1g2h3i-5j-1k-2l-1m-4n8o3p-1q-2r-2
CT l21 least <N>|a-5b-3g-1h-1i-1n-3o-2q7r-1
CT l21 number of|a-9b-10c-2d-4e-1f-1g2h-9j-5k-3l-1m-4n8o7p-1q-4r-6
CT l21 of all|a4b4g-1h-2i-11n-4o-4
CT l21 of the|a-4b6c-2d-3e-2f-2g-3h-1i2j-2k-2l-2m-5n6o-10p-2q-2r-9
CT l21 than <N>|a-6b-2h-4i-2n-1o-1q9r-2
CT l21 the <V>|a-17b8c-1d-1e-1f-1g-2h4i-2j-2k-1l-1m-1n-6o-3p-1q-3r-2
CT l21 the most|a-4b-15c-1d-3e-1f-1g-1h-9i-5j-3k-3l-1m10n8o3p-1q-3r-10
CT l3 <C>|a3b2c-3d-5e-4f-4g-7h9i2j-8k-5l-4m-8n-10o-9p-4q-11r-14
CT l3 <T>|a-11b15c-2d-2e-1f-1g-4h2j-5k-2l-1m8n-15o-11p-1q-5r-20
CT l3 <s>|a-5b8c3d-9e-3f-3h-2i5j-3k-4l-3m-8n-8o2p-3q-9r-7
CT l3 and|a-3b2g-5h3i5j-1m-2n-2o-7q-1r-1
CT l3 are|a-9b13c-1d-1e-1f-1g-4h3i-16j-1k-1l-1m-1n-9o-7p-1q-2r10
CT l3 at|a-5b-6g-1h-1i-1n-3o-3q9r-1
CT l3 corresponding|a-10b7h-2i-3n8o-2q-1r-1
CT l3 different|a9b-11g7h-3i-10m-1n-5o-9q-1r-1
CT l3 find|a-11b16c-2g-1h-19i-1n10o-3
CT l3 for|a15b-9h-6i-2n-1o-3q-1r-1
CT l3 have|a-19b-17g-2h-7i17j-2m-1n-2o-4q-2r14
CT l3 how|a1b-6c-1h-6i-7m-1n7o-4q-1r-1
CT l3 more|a-6b-2h-4i-2n-1o-1q9r-2
CT l3 not|a-5b-2d-1g-1h-6i-2j-1m-1n-3o-3q-2r11
CT l3 of|a21b-15d-1e-1f-1g-1h1i-21j-3k-1l-1m-4n8o-18p-1q-4r-8
CT l3 that|a3b-13g-1h-5i-8j-1m-1n-4o-6q4r9
CT l3 the|a-4b5c-3d-8e-3f-3g2h-8i-11j-6k-4l-3m-5n4o-4p-3q-9r-13
CT l3 what|a-15b11c-1d-2e-1f-1g-1h-7i10j-1k-1l-1m-1n-4o-2p-1q-1r-3
CT l3 who|a5b-2c-1d-2e-1f-1g-9h12i-17j-4k-2l-1m-2n-10o-8p-1q-3r-2
CT l321 <C> for all|a3b2h-6i-4n-1o-1q-2
CT l321 <C> of all|a-1b7g-1h-1i-9n-4o-4
CT l321 <C> of the|a-1b-7c-1d-2e-1f-1g-1h2i4j-1k-1l-1m-2n8o-9p-1q-2r-2
CT l321 <s> <s> what|a-8b11c-1d-1e-1f-1g-1h-3i-3j-1k-1l-1m-1n-3o-1p-1q-1r-1
CT l321 <s> <s> which|a7b-2c-1d-2e-1f-1g-5h-6i4j-1k-1l-1m-1n-6o-7p-1q-4r-2
CT l321 <s> find the|a2b1g-2h-3i-3n-1o-2
CT l321 <s> how many|a-15b1c4d-4e-1f-1g4h5i-21j-1k-2l-1m-4n1o6p-1q-2r-1
CT l321 and <C> of|a-1b4h-3i-1j-1n-3o-3q-1
CT l321 at least <N>|a-5b-3g-1h-1i-1n-3o-2q7r-1
CT l321 corresponding number of|a-5b-3h-1i-2n10o-1q-1r-1
CT l321 more than <N>|a-6b-2h-4i-2n-1o-1q9r-2
CT l321 the <C> ,|a-10b12g-1h-3i-1n-1o-4
CT l321 the <C> of|a12b1c-1d-1e-1f-1g-1h-7i-10j-1k-1l-1m-1n-4o-20p-1q-2r-1
CT l321 the number of|a-5b-3c-1d-4e-1f-1g4h-5j-1k-2l-1m-1n8o-11p-1q-1r-1
CT l321 what are the|a-13b6h-6i11j-1n-4o-2q-1r-2
CT last <s>|a-3b8d5e-5f-5g2h-7i-1j-6k-7l-5m-9n1o-7p-5q-11r-11
CT last A|a15b-5h-3i-2j-1m-1n-3o-3q-1r-3
CT last CT|a-9b-4c-3d-4e-2f-2g-7h3i17j-9k-4l-2m7n-1o-7p-2q-12r-12
CT last C|a11b-3c-6d-9e-6f-6g-4h-3i-8j-16k-10l-6m-15n-6o10p-6q-19r-29
CT last N|a-15b-8c-1d-1e-1f-1g-2h12i-7j-3k-2l-1m-3n-5o-11p-1q17r-9
CT last T|a2b-4c-5d-8e-5f-5g-13h-6i4j-11k5l-5m2n-9o-30p-5q-16r14
CT last V|a7b5c-3d-4e-3f-3g-11h2i-22j6k-3l-3m-7n-4o-22p-3q-13r-19
CT left 0|a2b-2c-7d-7e-6f-6g5h-15i-2k-7l-6m1n1o2p-6r6
CT left 1|a1b-2c4d-12e-8f-8g-10h7j-12k2l-8m2n-9o7p-8q-12r-11
CT left 2|a9b6c-12d1e-10f-10g-9h3i-1j-13k-16l-10m-19n-8o-23p-10q-3r-9
CT lr <C> </s>|a2b-14h-4i9j-2n-4o-6q-2r-6
CT lr <N> </s>|a-9b-8g-1h-6i-5j-1m-1n-4o-4q17r-8
CT lr <V> </s>|b-6g-2h13i-9j-5m-1n-6o-6q-5r-12
CT lr <V> and|a-5c-1d-1e-1f-1g-1h7i-2j-1k-1l-1m-1n-2o-2p-1q-2r-1
CT lr all </s>|a11b-3g-1h-1i-19n-5o6q-2r-2
CT lr each </s>|a-15b12g-2h-5i4j-1n-5o-5q-2r-5
CT lr many are|a-2b-14c-9g2h9i-5n10o-13
CT lr of </s>|a-12b-20g-5h-10i1j10k-1m-1n10o6q-4r-11
CT lr of and|a-9b3g-1h-5i-12j-1k-1m-1n15o-11
CT lr of in|a-2b-15g-1h-1i3m-1n-3o7q-1r-1
CT lr of that|a4b10g-4h-1i-3n-17o2
CT lr of whose|a2b1g-1h-2i-1n-4o-1q-1r-1
CT lr of who|a-5b-11d-1g11h-2i-1m-1n6o-3q-1
CT lr the ,|a-8b9i-1
CT lr the </s>|a13b-1g-1h-5i-11j-1m-1n-3o-8q-1r-3
CT lr the <C>|a21b-18d-1g-1h-6i-3n-2o-1q-2r-1
CT lr the <V>|a-9b-5g-1h11i-2n-1o-1r-1
CT lr the and|a-20g-1h-11i8n8o-4
CT lr the of|a6b3d-1g-1h-10i-7j-1k-1m-1n-4o-1r-1
CT lr the that|a5b-15c-1d-1g-1h-12i10j-1k-1m-1n-3o-7q-1r-1
CT lr the whose|a-5b6i-2
CT lr the who|a-10b15d-1g-1h-4i-8m-2n-1o-1r-8
CT lr the with|a4b2h-11i-6j-1k-1m-1n-6o-2q-1r-1
CT lr which has|a-18b13g-1h-1n-2o-2q-1r-1
CT next </s>|a2b-2c-7d-7e-6f-6g5h-15i-2k-7l-6m1n1o2p-6r6
CT next CT|a3b-4c-14d9e-3f-3g7h-6i10j-4k-6l-3m-9n-25o3p-3q2r3
CT next C|b14d-9e-5f-5g-24h-21i-9j-7k-9l-5m-11n6o6p-5q-6r-14
CT next N|a1b-23c-5d-1e-1f-1g-4h20i12j-2k-2l-1m-3n-15o-8p-1q-4r-11
CT next P|a-9b4c13d-2e-1f-1g-9h4i-21j-2k-2l-1m9n-13o-14p-1q-2r-2
CT next T|a1b8c-9d-6e-4f-4g-17h-16i6j-5k6l-4m-7n9o-6p-4q-5r-10
CT next V|a-7b9c-19d-7e-4f-4g2h12i-22j-7k-6l-4m-7n-1o-26p-4q-6r-2
CT of 1|a-28b2c-1g9h-5i7j-1m-1n4o-20q-2r-2
CT of 2|a5b-11c7d-6e-4f-4g-3h-38i5j-9k-4l-4m-10n-2o10p-4q-10r3
CT of 3|a-2b11c-7d2e-5f-5g-32h8i2j-11k-7l-5m4n-2o-14p-5q1r-1
CT of 4|a7b-3c-11d1e-6f-6g9h6i-19j-16k-10l-6m3n-13o-5p-6q-13r-4
CT of 5|a8b5c-8d-13e-8f-8g-13h-3i-4j2k1l-8m-19n-7o-3p-8r-9
CT opens count the|a11b-14c-1d-1e-1f-1g6h3i-5j-1k-1l-1m-1n-5o-18p-1q-1r-4
CT opens count|a11b-14c-1d-1e-1f-1g6h3i-5j-1k-1l-1m-1n-5o-18p-1q-1r-4
CT opens find the|a10b-1c-3d-4e-3f-3g-8i-16j-5k-4l-3m-7n-13o4p-3r-4
CT opens find|a11b-1c-5d-4e-3f-3g-9h-2i-17j-5k-4l-3m-7n-7o3p-3q-3r-5
CT opens for each|a-16b23g-5h-12i-14j-1n5o-11q-1r-2
CT opens for|a-6b14g-5h-12i-15j-1n4o-11q-1r-2
CT opens give|a-1b-5d-1g-1i-3j-2k-2m-2n-3o-9q-2r10
CT opens how many|a4b-8c3d-5e-2f-2g8h6i-5j-5k-3l-2m3n-4o-2p-2q-5r-9
CT opens how|a4b-8c3d-5e-2f-2g8h6i-5j-5k-3l-2m3n-4o-2p-2q-5r-9
CT opens list the|a1b2c-1d-1e-1f-1g-2h6i-11j-3k-2l-1m-1n-18o4p-1q-3r2
CT opens list|a6b-2c-1d-2e-1f-1g-3h6i-14j-4k-3l-1m-6n-1o-1p-1q-4r-2
CT opens please show|a-6g-1h-7i-15j-1n9o2q-2r-2
CT opens please|a-8b5g-1h-7i-15j-1n9o2q-2r-2
CT opens return the|b-15g-3h6i-7j-1m-1n-2o4q-3r7
CT opens return|a1b-19c-1d-1g-3h13i-10j-1k-1m-1n-2o4q-5r5
CT opens show <C>|a18b-1h-13i-16j-1n9o-8q-1r-6
CT opens show the|a-4b6c-1d-2e-1f-1g-3h-6i-6j-4k8l-1m-4n-4o-3p-1q3r-1
CT opens show|a1b2c-2d-2e-2f-2g-5h-13i7j-5k8l-2m-4n-4o-9p-2q2r-7
CT opens what <C>|a-14b10c-1d-1e-1f-1g-1h-3i-3j-1k-1l-1m7n-3o-3p-1q-1r-1
CT opens what are|a2b-7c-4d-5e-4f-4g-11h-12i13j5k-5l-4m6n-2o-3p-4q-1r-1
CT opens what is|a1b-3c-4d8e-3f-3g-9h2i-1j-8k-5l-3m-13n-3o7p-3q-7r-20
CT opens what|a2c-8d4e-8f-8g-20h-7i10j1k-11l-8m4n-4o1p-8q-7r-12
CT opens which <C>|b-8c-2d-2e-1f-1g-8h4i15j-3k-2l-1m3n-16o-7p-1q5r-7
CT opens which <T>|a-8b-10g-1h-5i-8j-1k-1m-3n10o-5q2r10
CT opens which|a3b-6c-4d-4e-2f-2g-11h-1i11j-5k-4l-2n-10o-12p-2q4r2
CT plural|a4b10c-7d-14e-10f-10g1h-40i-9j-2k-16l-10m-1n4o7p-10q-8r-6
CT r1 ,|a9b4d-1g-4h-6i-14j-1k-1m-1n-7o-12q-6r-2
CT r1 </s>|b2c-4d-5e-4f-4g-22h-1j2k-5l-4m-18n-2o-2p-4q4r4
CT r1 <C>|a25b-34c-6d-4e-2f-2g8h-15i-11j-2k-2l-2m-3n-1o4p-2q-1r-3
CT r1 <P>|a5b-12c-1d-1g-1h-4i-6j-1k-1m10n-2o-5q-1r-1
CT r1 <T>|a6b-5g-1h6i-5m-1n-1o-1q-1r-4
CT r1 <V>|a-18b-17c-1d-1e-1f-1g-1h22i-3j-1k-1l-1m-1n-3o-1p-1q-1r-2
CT r1 and|a-16b-2c-3d-5e-3f-3g-5h4i13j-4k-6l-3m-8n13o-18p-3q-4r-3
CT r1 are|a-12c-10d-1e-1f-1g4h7i-12j-1k-1l-1m-2n15o-17p-1q-2r-2
CT r1 has|a-1b7g-1h-2i-1m-1n-2o-2q-1r-1
CT r1 have|a11b-6c-3d-1g-16h14i-26m-2n-15o7q-2r-1
CT r1 in|a3b-6c-2d-3e-2f-2g-4h-21j-2k-4l-2m9n-4o6p-2q-2r-6
CT r1 of|a-2b4c-1d-3e-1f-1g-5h-2i-13j-3k9l-1m-2o-7p-1q-2r-5
CT r1 that|a10b-2c-2d-3e-1f-1g-11h-26i6j-2k-2l-1m-4n-20o11p-1q-5r-9
CT r1 whose|a5b-1d-1g-1h-2i-2n-4o-1q-1r-1
CT r1 who|a-4b1c-1d-2e-1f-1g11h-15i-10j-1k-1l-1m-4n5o-6p-1q-2r4
CT r1 with|a6b-11d-1e-1f-1g-1h13i-8j-2k-1l-1m-1n-2o-6p-1q-2r-6
CT r12 , and|a-8b14g-1h-4i-8n-1o-4
CT r12 </s> </s>|b2c-4d-5e-4f-4g-22h-1j2k-5l-4m-18n-2o-2p-4q4r4
CT r12 <C> </s>|a8b-1c-1d-1e-1f-1g-1h-4i-2j-1k-1l-1m-1n-1o-2p-1q-3r-2
CT r12 <P> </s>|a6b-12c-1h-3i-5j-1m8n-1o-3q-1r-1
CT r12 <V> </s>|a-11b-5g-1h13i-2j-1m-1n-2o-1q-1r-1
CT r12 and <C>|a-1b5d-1h2i-9j-1k-1n-2o-1
CT r12 and their|a-7b16g-1h-1i-14n-1o-1
CT r12 and the|a-6b-10c-1d-1e-1f-1g-1h5i1j-1k-1l-1m-1n9o-10p-1q-1r-1
CT r12 are there|a-11b-7c-1g6h-4i-4m-1n10o-5q-1r-1
CT r12 has the|a4b8h-2i-15m-1n-1o-1
CT r12 in the|a-15b13d-1h-6i-4k-2m11n-5o3r-4
CT r12 of <V>|a-10b8d-1g-1h1i-2j-1k-1m-1n-2r-2
CT r12 of the|a2b-8d-1h-3i-2j-1k9n-1r-1
CT r12 that are|a6g-1h-3i-9k-1m-2n-2o-4q-2r-6
CT r12 that has|a-6b4h-2i2n-1o-3q-1
CT r12 that have|a4b15g-4h-2i-12n-17o3
CT r12 who are|a-7b-8g-2h-1i-1n11o-2q-1r8
CT r12 whose <C>|a10b-9h-2i-2n-3o-1q-1
CT r12 with <C>|a11b-7h-9i-1n-1o-1q-1r-1
CT r12 with the|a11b-4h-10i-6j-1k-1m-1n-6o-2q-1r-1
CT r2 </s>|a5b-9c-7d-8e-6f-6g-6h11i-6k-8l-6m-5n-10o-6p-6q1r5
CT r2 <C>|a-3b6c-3d-3e-2f-2g3h1i-22j-2k-3l-2m-5n-16o6p-2q-4r-6
CT r2 <P>|a-5b5c-1d-1e-1f-1g-1h7i-6j-1k-1l-1m-1n-4o-2p-1q2r-1
CT r2 <T>|a3b10c-1d-2e-1f-1g-8h-8i-13j-1k-2l-1m-1o-9p-1q-1r-1
CT r2 <V>|a-2b-8c-5d-1e-1f-1g9h7i-11j-2k-1l-1m-2n-2o-13p-1q-2r-7
CT r2 and|a-4b5d-1g-2h10i-10j-1k-1m-1n-2o-5q-1r-1
CT r2 are|a4b-3c-14d-2e-1f-1g3h-14i-13j-1k-1l-1m-3n5o-9p-1q-3r5
CT r2 a|a-3b1c-1d12e-1f-1g-1h-17i-6j-1k-1l-1m-2n-3o-2p-1q-1r6
CT r2 each|a-6b-14c-9d-1g-10h-8i1k-1n22o-15r-1
CT r2 has|a8b-12c-10d-3e-1f-1g-3h11i1j-1k-3l-1m-6n-7o-5p-1q-1r-1
CT r2 have|a4b2c-2g-5h-3i-13m6n-10o1
CT r2 in|a3b5c-5d-4e-1f-1g8h-13i-10j-1k-1l-1m-2n5o-10p-1q-2r-12
CT r2 their|a-7b16g-1h-1i-14n-1o-1
CT r2 there|a-12b-18c15g5h-8i-5m-1n8o-5q-1r-1
CT r2 the|a-2b6c-3d-4e-3f-3g-5h-7i-3j-4k6l-3m8n-5o-9p-3q-5r-9
CT r2 to|a-7b5g-1h-5i2j-2k-1m-3n-15o11q-1r-6
CT r2 with|a-19b22h-2i-1n-3o-3
CT r3 </s>|a-3b-8c-10d-10e-8f-8g1h16i-13j-3k-12l-8m-2n8o-4p-8q-1r2
CT r3 <C>|a4b10c-8d-6e-2f-2g2h-11i-9j-2k-4l-2m-7n5o-20p-2q-3r-3
CT r3 <N>|a13b-6c-5d-1e-1f-1g-5h4i-4j-1k-1l-1m-4n-11o-1p-1q-1r-1
CT r3 <T>|a-2b-1c-6d-4e-1f-1g-5h-18i7j-2k8l-1m-3n14o-9p-1q-2r-3
CT r3 <V>|c-3d-4e-2f-2g-18h11i-13j-4k-3l-2m-3n2o-15p-2q-2r1
CT r3 and|a-6b13d-1g-1h-13i-8n-4o9q-1r-3
CT r3 at|a1b-8h-2i7n-1o-3q-2r-6
CT r3 descending|a-3b7d-1h-4i-3k-2m-1n-5o3r-3
CT r3 have|a2b-20c-1g12h1i-9n-4o-9r-1
CT r3 in|a-6b4c11d-1e-1f-1g7h-21i-7j-1k-1l-1m-1n1o-10p-1q-6r-2
CT r3 is|a-6b2h-3i10j-1k-1n-3o-1q-1
CT r3 largest|a-9b7h-4i-8m11n-1o-6q-2r-1
CT r3 more|a-11b-15h-4i19m-2r-2
CT r3 most|a11b2h-5i-11j-1k-1m-1n-5o-2q-1r-1
CT r3 not|b-12g-2h-1i-1n11o-3
CT r3 number|a-17b-5h-3i12n6o-6
CT r3 of|a-6b-11c-3d-1g-2h-3i15n-14o13
CT r3 order|a8b-3g-1h-4i-3j-1m-1n-17o4r-1
CT r3 or|a10b-17i-1n-1o-1q-1r-2
CT r3 there|a-2b19c-12d-1g6h-11i-4m-1n-15o-4
CT r3 the|b5c-13d-3e-2f-2g-6h-22i-25j-2k-2l-2m-3n4o7p-2q3r4
CT several columns|a5b-7c-10d-12e-6f-6g7h-1i2j4k-11l-6m1n-14o-7p-6q-9r-5
CT some all|a3b2c-1d-1e-1f-1g-4h1i5j-4k-3l-1m-3n-10o-4p-1q-5r1
CT some and|a3b-4c-3d-5e-3f-3g-10h8i-4j7k-8l-3m-9n-8o-3p-3q-13
CT some any|a-9b-8c-1d-1e-1f-1g-2h4i-6j-2k-1l-1m-1n-4o-3p-1q-3r11
CT some at|a10b-26g-1h-7i-6j-1m-1n-8o6q9r-3
CT some average|a10b-8c-1d12e-1f-1g-1h-15i-7j-1k-1l-1m-3n-3o-7p-1q-1r-1
CT some both|a15b-24c-1d-1e-1f-1g-1h6i-3j-2k-1l-1m-1n-3o-2p-1q-2r-1
CT some common|a-9b-7c-1d-2g-1h-2i-11j-1m-3n-6o19q-2r-3
CT some corresponding|a-4b5g-1h-6i-4j-1m-1n8o-2q-1r-3
CT some count|b-12c-1d-1e-1f-1g6h7i-4j-1k-1l-1m-1n-2o-16p-1q-1r-1
CT some different|a9b-6c-1d-1e-1f-1g12h-10i4j-2k-1l-1m-2n-18o-17p-1q-3r-9
CT some distinct|a21b-14c-1d-1e-1f-1g-4h-11i-3j-1k-1l-1m-2n-7o-4p-1q-1r-1
CT some each|a-4b5d-1g-4h-16i14j-2k-1m-1n-18o-9q-3r-8
CT some how|a-14b-3c4d-4e-2f-2g-3h7i-7j-4k-2l-2m-6n13o1p-2q-4r-4
CT some least|a-6b-3g-1h-1i9j-1n-7o-10q7r-1
CT some many|a-6b-9c3d-5e-2f-2g7h6j-5k-3l-2m-8n7p-2q-6r-9
CT some more|a-2b-11c-1d-1g-1h2i-4j-2k-1m-1n-3o-4q6r-4
CT some most|a-4b-29c-2d-5e-2f-2g-3h-15i-13j-5k-5l-2m9n1o21p-2r-13
CT some not|a-6b-10c-1d-1e-1f-1g-2h2i-7j-2k-1l-1m-1n-6o-4p-1q-4r13
CT some no|a2b-15c-1d-1e-1f-1g-2h-9i-6j-1k-1l-1m-1n-5o-4p-1q-2r11
CT some number|a-5b4c-3d-6e-3f-3g1h-2i-13j-8k-4l-3m-6n4o5p-3q-9r-12
CT some order|a-4b-23c-1d-1e-1f-1g-1h-1i-3j11k9l-1m-1n11o-12p-1q-2r-6
CT some than|a1c-1d-1e-1f-1g-1i-11j-2k-2l-1m-2n-4o-4p-1q6r-12
CT some with|a-2b-7c-1d-1e-1f-1g-1h2i-2j-2k-1l-1m-2n11o-11p-1q-1r-1
CT table by name|a11b6c-5d-19e-12f-12g-23h-3i-5j-25k-17l-12m-6n4p-12q-6r-8
CT table by part|a-8b-6c-12d4e-8f-8g13h7i5j1k2l-8m-18n-20o-15p-8q1r4
CT table by synonym|a11b-7c-2d-4e-2f-2g-5h2j-6k-3l-2m8n-9o-6p-2q-4r-12
CT |a8b6c-12d-10e-22f-22g-6h4j-14k-11l-22m-8n-5o-2p-22q-6r-5
CV at 1|a17b-12c-6d-6e-6f-6g-6h-4i8j-18k-6l-6m-6s-6
CV before none|a7b-13c-5d-5e-5f-5g-5h2i10j-18k-5l-5m-5s-5
CV by part|a7b9c-11d-11e-11f-11g-11h11i3j-35k-11l-11m-11s-11
CV has and|a-2b12c-7d-7e-7f-7g-7h-8i-18j11k-7l-7m-7s-7
CV last C|a-6b-14c-7d-7e-7f-7g-7h6i9j4k-7l-7m-7s-7
CV left 1|a-23b-8c-5d-5e-5f-5g-5h22i-12j5k-5l-5m-5s-5
CV left 2|a15b10c-10d-10e-10f-10g-10h-32i2j1k-10l-10m-10s-10
CV of 5|a18b-13c-7d-7e-7f-7g-7h6i-18j-12k-7l-7m-7s-7
CV opens what are|a-19b-15c-6d-6e-6f-6g-6h4i7j13k-6l-6m-6s-6
CV opens what|a-19b-15c-6d-6e-6f-6g-6h4i7j13k-6l-6m-6s-6
CV plural|a-18b11c-9d-9e-9f-9g-9h-25i4j19k-9l-9m-9s-9
CV r2 </s>|a-14b-9c-5d-5e-5f-5g-5h13i-9j8k-5l-5m-5s-5
CV r3 </s>|a-14b-9c-5d-5e-5f-5g-5h13i-9j8k-5l-5m-5s-5
CV value by value|a16b-15c-8d-8e-8f-8g-8h14i-21j-17k-8l-8m-8s-8
CV |a5b4c-16d-16e-16f-16g-16h4i-4j12k-16l-16m-16s-16
N at 0|a-6h-9s-9q6t4
N at 1|a2h-5s-11q1t-5
N at 2|a-11h3s1q-2t-1
N at 3|a5h3s-5q-11t-6
N before condition above|a15h-9s-7q-3t-3
N before condition and|a-19h21s-3q-1t-1
N before condition below|a-12h18s-3q-4t-1
N before condition between|a-1h5s-1q-2
N before condition greater than|a-3h5s-4q-3t-3
N before condition higher than|a-8h-4s7q-4t-1
N before condition is between|a-1h2q-1
N before condition is|a-2h3s-1
N before condition less than|a-3h7q-2s-3
N before condition lower than|h2s-1
N before condition more than|a-4h-6s9q-9
N before condition of over|a-1h9s-8
N before condition or|a-4h5s-4t-1
N before condition smaller than|a-2h6q-1s-2t-3
N before condition |a-5h14s-1q-16t-13
N before condition|a-21h24s5q-37t-30
N before countBound|a10h-23s-4q13t-9
N before counted|a1h4s-7q-3t-7
N before grouped have more than|a-10h-11q14
N before grouped that have at least|a-5q5
N before grouped that have more than|q7a-6h-1
N before grouped with at least|a-5h-1q6
N before grouped|a-11h-31s-8q30t-7
N before none more than|a-21h10s-5q1t-1
N before none older than|a-1h5s-3q-1
N before none that have more than|a-16h10s-4q-1t-1
N before none that have|a-9h8s-2t-4
N before none with at least|a-14h2s5q-3t-2
N before none with more than|a-5h5s-11q3
N before none with the top|a-1h-8t9
N before none with|a-8h9s-1q-11t-1
N before none |a-18h22s-6q-12t-4
N before none|h3s-3q-4t-10
N before null <s>|a-6h-9s-9q6t4
N before null|a-6h-9s-9q6t4
N before shown of the top|a-1q-2t3
N before shown|a2h-1s-2q-16t9
N behind  A|a-3h-6s-3q-5t8
N behind  CT|a6h-17s-7q7t2
N behind  C|a-9h11s5q-19t-8
N behind  T|a5h-7s-14q6t-3
N behind  V|a-9h10s-2q6t-10
N behind </s> |a2h-4s1q2t-4
N behind and N|a-15h4s-4q5t-8
N behind and T|h4q-3
N behind or N|a-16h18s-1q-7t-2
N behind or more T|a8h-17s-3q4t-5
N behind to N|a-11h5s-2q5t-5
N far all away|a2h2s-15q-3t-10
N far and 1|a7h-1s-3q-4t-8
N far and 2|a-3h5s-1t-1
N far and 3|a-6h-2s-2q6t-2
N far and 4|a-6h1s-3q-3t4
N far and away|a-7h-5s-9q5t9
N far at 2|a-2h-2s-5q6t-13
N far both away|a-1h6s-1q-3t-2
N far distinct away|h6q-2s-4
N far each away|a-9h13s-9q-4t-2
N far how away|a-8h10s-2q-2
N far least 1|a1h-3s-3q3t-11
N far many away|a4h3s-2q-9t-1
N far more 2|a-4h-2s2q4t-7
N far most 1|a-6s-3q7t-8
N far number away|h6s-3q-12t-1
N far or 1|a-4h5s-4t-1
N far or 3|a-9h12s-5
N far or 4|a-6h10s-3q-1
N far or away|a1h-8s6q-1
N far than 1|a-6h3s-3q5t-15
N far than away|a-1h2
N far top 1|a-8h-12s-3q-9t15
N far total away|a11h-8s-3q-6t-1
N far whose 3|a-4h8s-4
N far whose 4|a-3h10s-4q-1t-3
N far whose away|a-4h11s-4q-4t-2
N far with 1|a-16h1s-2q4t-2
N far with 2|a-5h3s-5q-3t5
N far with 3|a-5h3s-6q1t5
N far with 4|a-4h15s-10q-1t-5
N far with away|a-7h14s-4q-3t-3
N has all|a3h-3s15q-11t-18
N has and|a-10s-25q7
N has any|a-13h6q10s-3
N has at|a-5h1s-3q3t-2
N has average|a-6h20s-5q-17t-10
N has both|a-9h20s-4q-10t-3
N has but|a14h-22s13q-14t-2
N has corresponding|a-17h16s-4q-3t-1
N has count|a-13h16s-2q-5t-9
N has different|a3h-8q7t-6
N has distinct|h15q-5a-15s-3t-4
N has each|a6h8s-14q-7t-9
N has every|a4h1s-5q-4
N has highest|a-1t2
N has how|a4h-1s-11q-6t3
N has largest|a-5h-13s-1q-6t17
N has least|a-1h-2s-1q2t-6
N has many|a4h-1s-11q-5t2
N has maximum|a11h-12s-3q-9t-1
N has more|a2h-4s-2q3t-16
N has most|a-20h1s-9q-7t17
N has never|a23h-30s8q-7t-2
N has not|a-18h-20s28q-10t-6
N has no|a6h-3s9q-13t-2
N has number|a4h-2s-16q-15t13
N has order|a21h-9s-6q-8t-4
N has or|a3h-7s9t-17
N has sorted|a12h-10s-4q-2t-3
N has than|h5s-3q-2t-16
N has top|a-8h-12s-3q-9t15
N has total|a19h-4s-13q-23t4
N has whose|a-5h-1s4q-3t5
N has with|a13h2s-8q-22t5
N l1 <C>|a-25h24s-2q-18t-15
N l1 <T>|a-23h26s-5q-13t-10
N l1 above|a1h8s-12q-6t-4
N l1 and|a7h-1s-3q-4t-8
N l1 below|a-1h9s-9q-8t-3
N l1 between|a-15h-1s-4q8t-7
N l1 exactly|a-23h-12s-1q25t-7
N l1 have|a15h-13s4q-9t-13
N l1 in|a8h7s-2q-11t-14
N l1 is|a-7h11s-4q-1t-1
N l1 least|a1h-3s-3q3t-11
N l1 most|a-6s-3q7t-8
N l1 of|a-19h15s-6q-3t-3
N l1 or|a-4h5s-4t-1
N l1 over|a-10h3s4q-3t-1
N l1 than|a-6h3s-3q5t-15
N l1 the|a-14h-16s-3q-13t21
N l1 top|a-8h-12s-3q-9t15
N l1 to|a-1h3s7q-12t-6
N l1 under|a-8h11s-3q-1t-1
N l1 with|a-16h1s-2q4t-2
N l2 <C>|a9s-3q-4t-8
N l2 <N>|a19h-6s-13q-16t-11
N l2 <T>|a9h-8s-11q-4t1
N l2 and|a-3h5s-1t-1
N l2 are|a9h-8s4q-12t-2
N l2 at|a-2h-2s-5q6t-13
N l2 bigger|h4s-2a-1q-1
N l2 by|a12h-7s-7q-3t-2
N l2 for|a-6h-4s-2q-2t9
N l2 greater|a-7h9s-6q-5t-3
N l2 have|a-26h-8s-5q18t2
N l2 higher|a-9h-3s7q-4t-1
N l2 in|a-21h26s-15q-7t-2
N l2 is|a10h12s-5q-20t-9
N l2 larger|a12h-11s-1q-2
N l2 less|a-7h-8s-13q19t-3
N l2 lower|h4q-1a-1s-3
N l2 more|a-4h-2s2q4t-7
N l2 of|a-6h2s-10q-8t7
N l2 older|a-5h16s-5q-10t-1
N l2 smaller|a-2h7s-3q-1t-3
N l2 that|a-25h14s-3q6t-7
N l2 the|a-11h-8s-9q-20t24
N l2 who|a-3h-3s-1q6t-1
N l2 with|a-5h3s-5q-3t5
N l2 younger|a-1h4s-2q-1
N l21 <C> above|a15h-9s-7q-3t-3
N l21 <C> below|a-12h18s-3q-4t-1
N l21 <C> between|a-1h8s-1q-4t-2
N l21 <C> is|a-4h8s-4
N l21 <C> of|a-9h9s-5q-7t-1
N l21 <C> over|a-4h-5s10q-3t-1
N l21 <N> and|a-5h9s-2q-1t-4
N l21 <N> or|a-4h5s-4t-1
N l21 <N> to|a2h14s-3q-12t-6
N l21 <T> with|a-8h9s-1q-11t-1
N l21 at least|a1h-3s-3q3t-11
N l21 at most|a-6s-3q4t-3
N l21 bigger than|h4s-2a-1q-1
N l21 greater than|a-7h9s-6q-5t-3
N l21 higher than|a-9h-3s7q-4t-1
N l21 in <C>|a-1h4s-3q-1
N l21 is between|a-1h3q-1
N l21 larger than|a12h-11s-1q-2
N l21 less than|a-7h-8s-13q19t-3
N l21 lower than|h4q-1a-1s-3
N l21 more than|a-4h-2s2q4t-7
N l21 of over|a-1h9s-8
N l21 of the|a-3h-6q-6t8
N l21 older than|a-5h16s-5q-10t-1
N l21 smaller than|a-2h7s-3q-1t-3
N l21 that have|a-20h7s-3q7t-4
N l21 the <C>|a-4h11s-3q-4t-3
N l21 the top|a-8h-11s-3q-9t14
N l21 with <C>|a-3h12s-4q-2t-5
N l21 with the|a-2h-8q-1t9
N l21 younger than|a-1h4s-2q-1
N l3 <C>|a-22h3s2q4t2
N l3 <N>|a-3h8s-6q-4t-4
N l3 <T>|a6h-4s-28q5t-2
N l3 <s>|a-4h-1s-2q-12t13
N l3 and|a-7s-3q5t-2
N l3 are|a5h-1s-7q-3t-7
N l3 a|a-16h23s-6q-4t-2
N l3 between|a5h6s-3q-8t-8
N l3 by|a-5h-5q10
N l3 cost|a-10h14s-3q-3
N l3 for|a-17h-2s-12q13t-4
N l3 had|q13h-12s-1
N l3 has|a-20h-1s4q7t-2
N l3 have|a4h-10s-10q4t-5
N l3 in|a6h-14s-10q8
N l3 is|h-11q9a4t-1s-10
N l3 of|a4h-10s-15q-1t7
N l3 or|a-9h12s-5
N l3 that|a-2h-4s-3q-3t1
N l3 the|a-5h4s-4q-6t3
N l3 what|a-8h-3s-1q2t9
N l3 where|a1h1s-2q-2t-2
N l3 which|a8h-11s-3q1t-6
N l3 whose|a-4h8s-4
N l3 who|a-4h-8s2q12t-20
N l3 with|a-31h10s-2q4t3
N l321 <C> greater than|a-5h7s-4q-3t-3
N l321 <C> higher than|a-8h-4s7q-4t-1
N l321 <C> is between|a-1h2q-1
N l321 <C> less than|a-3h7q-2s-3
N l321 <C> lower than|h2s-1
N l321 <C> more than|a-11h-7s9q3
N l321 <C> of over|a-1h9s-8
N l321 <C> of the|a-1h-2q-5t7
N l321 <C> smaller than|a-2h6q-1s-2t-3
N l321 <T> more than|a7h-7s-15q3t-1
N l321 <T> older than|a-2h12s-4q-8
N l321 <T> with <C>|a-3h11s-3q-2t-5
N l321 between <N> and|a-2h6s-1q-1t-4
N l321 by more than|a-4h-4q8
N l321 has more than|a-11h16s-2q-9
N l321 have at least|a9h-13s-4q-2t-5
N l321 have more than|a-8h-2s-14q9t-3
N l321 in at least|a14h-2q-13
N l321 of more than|a-9h-1s-5q6t-1
N l321 of the top|a-1q-2t3
N l321 whose <C> is|a-4h8s-4
N l321 with <C> above|a-2h5s-2t-1
N l321 with <C> between|a-1h6q-4t-2
N l321 with at least|a-24h3s3q8t-3
N l321 with more than|a-7h11s-12q-5
N l321 with the <C>|h3s-2
N l321 with the top|a-1h-8t9
N last <s>|a-6h-9s-9q6t4
N last A|a-6h8s-7q-19t16
N last CT|a-13s-10q12t-3
N last C|a-6h-6s5t-10
N last N|a19h-1s-26q-30t-13
N last T|a-8h7s-6q-3t-3
N last V|a-2h-4s-1q5t-1
N left 0|a2h-4s1q2t-4
N left 1|a2h-5s2q-1t-6
N left 2|a-3h5s-41q-7t3
N lr <C> </s>|a-8h-1s5q-3t-1
N lr <T> </s>|a-7h10s-3q-1t-2
N lr above </s>|a-14h19s-6q-1t-1
N lr above and|a-7h9q-1t-2
N lr and </s>|a-13h14s-1
N lr and <C>|a-7h9s-2q-1t-1
N lr below </s>|a3h3s-8q-5t-2
N lr between and|a-14h1s-4q6t-7
N lr exactly <T>|a-19h-11s-1q22t-6
N lr have or|a12h-7s-2q-9t-3
N lr is </s>|a-7h11s-4q-1t-1
N lr least <C>|a5h-3s-1q-4t-5
N lr least <T>|a7h-33s-3q3t-4
N lr most <T>|a-5h-7s-1q12t-6
N lr over </s>|a-2h-5s6
N lr than </s>|a-6h7s-9q1t-3
N lr than <C>|a3h-7s-7q5t-4
N lr than <T>|a6h-6s-5q3t-3
N lr than and|a-2h8s-3q-2t-1
N lr than or|a-3h13s-5q-6t-3
N lr the <A>|a-2h-8s-1q-5t9
N lr the <T>|a-3h-3q-7t12
N lr top <T>|a-1t1
N lr under </s>|a-5h8s-2q-1
N next </s>|a2h-4s1q2t-4
N next A|a-9h-3s-3q-5t8
N next CT|a4h-9s-8q4t1
N next C|a-5h6s8q-21
N next N|a12h2s-18q-6t-18
N next T|a-2h-7s-34q8t2
N next V|a-10h13s-2q4t-10
N number 0|a18h-12s-3q-6t-4
N number 10|a-18h12s-9q6t-6
N number 11|a-25h32s8q-36t-31
N number 1|a19h-24s-25q6t-3
N number 2|a-26h-12s-27q31t-13
N number 3|a-7h-11s-22q-13t24
N number 4|a-9h5s4q7t-16
N number 5|a-2h6s-18q-12t1
N number 7|a17h-12s-12q-7t-4
N number 8|a-8h-13s14q-2t-1
N of 2|a-2h1s-21q10t-12
N of 3|a4h6s-14q-5t-22
N of 4|a-20h-2s1q-2t12
N of 5|a6h-2s-5q-13t-2
N opens count the|a-12h14s-2q-4t-7
N opens count|a-12h14s-2q-4t-7
N opens find all|a5h-8s9q-4t-1
N opens find the|a2h-8s-8q1t2
N opens find|a4h-11s-2t1
N opens for each|a5h6s-2q-9t-3
N opens for|a16h6s-2q-19t-6
N opens give me|a-1h5s-3q-2
N opens give the|a-11h16s-3q-10
N opens give|a-12h19s-6q-11
N opens how many|a-5h7s-9q-6t1
N opens how|a-5h7s-9q-6t1
N opens list the|a-13h2s-8q-4t14
N opens list|a-1h-2s-12q-1t9
N opens return the|a-2h11s-4q-11t-1
N opens return|a-2h13s-7q-12t-1
N opens show <C>|a-8h2s-15q10t-1
N opens show all|a10h-19s23q-14t-2
N opens show the|a-7h5s-25q5t1
N opens show|a-5h-8s9q2
N opens what <C>|a-9h4s-2q7t-2
N opens what are|a4h-3s1q-6t-13
N opens what is|a5h-1s-19q-6t7
N opens what|a7h-3s-6q-9t-4
N opens which <C>|a7h-9s-14q5t-4
N opens which <T>|a-8h4s-4q6t-10
N opens which|a-1h-7s-18q5
N opens who|a-6h3s-1q5t-2
N r1 ,|a7h-3s-2q-2t-4
N r1 </s>|a-4h8s-3q-12t-14
N r1 <A>|a-3h-6s-3q-5t8
N r1 <C>|a-5h2s2q-4t-8
N r1 <T>|a4h-7s-14q6t-3
N r1 <V>|a-9h10s-2q6t-10
N r1 and|a-26h15s-9q2t-11
N r1 for|a-3h-8s10
N r1 in|h21a-14s-3q-19t-5
N r1 largest|a-1h-7s-1t8
N r1 most|a-4h-3q-3t6
N r1 or|a4h-7s-14q8t-13
N r1 to|a-11h-12s16q5t-5
N r12 </s> </s>|a-4h8s-3q-12t-14
N r12 <C> </s>|a6h-4s7q-5t-14
N r12 <C> and|a-8h14s-2q-3t-8
N r12 <T> </s>|a-6h4s-7q2t-3
N r12 <T> that|a-1q-2t3
N r12 <T> with|a11h-13s-1q-7t-3
N r12 and <N>|a-15h4s-4q5t-8
N r12 and <T>|h4q-3
N r12 or <N>|a-16h18s-1q-7t-2
N r12 or more|a1h-19s-4q11t-7
N r12 to <N>|a-11h5s-2q5t-5
N r2 ,|a15h5s-1q-19t-3
N r2 </s>|a-2h5s-2q1t-22
N r2 <C>|a-6h-10s-6q-1t14
N r2 <N>|a3h5s-11q-2t-16
N r2 <T>|a-22h-8s-6q9t12
N r2 and|a-2h14s-3q-11t-11
N r2 are|a-2h11s-11q2
N r2 each|a-4h6q-2
N r2 for|a-1h9s-2q-2t-8
N r2 give|a-7h11q-9
N r2 have|a9h-13s-1q-20t14
N r2 in|a-19h13s-2q10t-3
N r2 more|h-21s-5q15t-9
N r2 that|a-4h-1s-1q-6t10
N r2 the|a8h-12s4q-6t-2
N r2 with|a9h-12s-4q-11t4
N r3 </s>|a-1h-7q2t-2
N r3 <C>|a-4h9s-1q2t-18
N r3 <N>|a16h-8s-2q-5t-7
N r3 <T>|a-5h11s-21q2t-11
N r3 and|a-1h5s-1q-2t-2
N r3 have|a-2h-1q-5t8
N r3 in|a8h2s-4q-14t-10
N r3 me|a-11h11q-7
N r3 of|a-1q-1t2
N r3 than|a-3h9s-2q-4
N r3 the|a-18h-6s-6q-5t14
N r3 with|a-11h2q10t-1
N some all|a1h4s-15q-4t-10
N some and|a-3h-3s-16q3t4
N some at|a-2h-2s-5q6t-13
N some both|a-6h12s-1q-4t-3
N some distinct|h6q-2s-4
N some each|a6h5s-10q-15t-5
N some how|h2s-4q-8t2
N some least|a1h-2s-4q3t-11
N some many|a9h-3s-6q-16
N some more|a-5h-2s1q3t-8
N some most|a-6h1s-5q7t-8
N some not|a-16h-24s28t-4q-7
N some number|a4h-2s-6t-4
N some or|a-4h3s-1q-6t-4
N some than|a-7h4s-3q5t-15
N some top|a-8h-12s-3q-9t15
N some total|a11h-8s-3q-6t-1
N some whose|a-11h24s-11q-5t-5
N some with|a-32h20s-22q-1
N |a2h-2s-10q-3t-2
NP at 2|a-5h9s-5q-5t-5
NP at 3|a-2h5s-2q-2t-2
NP before condition and|a-2h5s-2q-2t-2
NP before condition|a-3h8s-3q-3t-3
NP before none|a-5h8s-5q-5t-5
NP behind </s> |a-2h7s-2q-2t-2
NP far and 1|a-2h5s-2q-2t-2
NP has all|a-2h5s-2q-2t-2
NP has and|a-7h11s-7q-7t-7
NP has both|a-7h11s-7q-7t-7
NP has or|a-2h6s-2q-2t-2
NP l1 and|a-2h5s-2q-2t-2
NP l2 <P>|a-1h4s-1q-1t-1
NP l21 <P> and|a-1h4s-1q-1t-1
NP last C|a-1h4s-1q-1t-1
NP last P|a-1h4s-1q-1t-1
NP left 0|a-2h7s-2q-2t-2
NP lr and </s>|a-1h4s-1q-1t-1
NP next </s>|a-2h7s-2q-2t-2
NP number 11|a-9h15s-9q-9t-9
NP of 4|a-7h12s-7q-7t-7
NP opens show|a-2h7s-2q-2t-2
NP opens what are|a-3h5s-3q-3t-3
NP opens what|a-3h5s-3q-3t-3
NP r1 </s>|a-2h7s-2q-2t-2
NP r12 </s> </s>|a-2h7s-2q-2t-2
NP r2 </s>|a-3h8s-3q-3t-3
NP r3 </s>|a-6h10s-6q-6t-6
NP some and|a-2h5s-2q-2t-2
NP |a-9h15s-9q-9t-9
P at 0|a-2h4s-7
P at 1|a-3h4s-5
P at 2|a-7h9s-10
P at 3|a8h-6s-9
P before condition or|a-6h6
P before condition |a2h-1s-6
P before condition|a-10h11s-7
P before mostCounted|a11h-11s-1
P before none |a6h-5s-6
P before none|a2s-12
P before null <s>|a-2h4s-7
P before null|a-2h4s-7
P before shown|a-1h2s-3
P behind </s> |a-8h9s-8
P behind and NP|a-4h4
P behind or P|a-11h11s-1
P far all 3|a-10h10
P far all away|a10h-10s-2
P far and 3|a4h-3s-1
P far and away|a-4h4s-1
P far average away|a4h-2s-4
P far distinct away|a-1h1s-1
P far how away|a-9h9s-1
P far many 4|a-1h1
P far many away|a2h-2s-1
P far maximum away|a7h-7
P far most 2|a-8h8s-1
P far number away|a-5h5
P far or 1|a-6h6
P far total away|a-13h13s-1
P far with away|a3h-3s-1
P has all|a-6h7s-3
P has and|a-4h6s-10
P has at|a1h-1s-1
P has average|h3s-4
P has both|a-11h11s-1
P has distinct|a5h-5s-2
P has each|a9h-6s-4
P has how|a-5h5s-2
P has many|a-4h5s-2
P has maximum|a1h-1
P has minimum|a-9h9
P has most|a3h-3s-2
P has not|a-5h6s-2
P has number|a-15h13s-4
P has or|a-8h10s-5
P has than|a15h-14s-5
P has total|a-17h17s-2
P has with|a-1h2s-1
P l1 <C>|a6h-4s-7
P l1 <T>|a5h-4s-5
P l1 <V>|a7h-7s-1
P l1 made|a6h-6s-1
P l1 opened|a-9h8s-4
P l1 or|a-6h6
P l2 <C>|a-6h7s-4
P l2 <P>|a-4h5s-1
P l2 <T>|a-3h3s-4
P l2 <V>|a12h-12
P l2 are|a-11h11s-1
P l2 a|a-21h21s-1
P l2 in|a-18h19s-1
P l2 most|a-8h8s-1
P l2 of|a4h-3s-4
P l2 that|a-22h23s-1
P l2 the|a-13h13s-1
P l2 was|a-10h10
P l2 were|a-21h20s-4
P l21 <C> <C>|a-9h9
P l21 <P> or|a-6h6
P l21 <T> <C>|a-12h12
P l21 <T> opened|a-4h4
P l21 a <C>|a-10h10
P l21 a <T>|a-16h16
P l21 the <C>|a-9h9s-1
P l3 <C>|a-20h21s-2
P l3 <T>|a2h-1s-3
P l3 all|a-10h10
P l3 and|a4h-3s-1
P l3 a|a-12h12
P l3 for|s-1
P l3 have|a-6h6s-1
P l3 in|a10h-10s-1
P l3 of|a8h-7s-1
P l3 that|a-16h15s-4
P l3 the|a-7h8s-2
P l3 which|a-8h8s-1
P l3 who|a18h-18s-1
P l321 in the <C>|a-5h5
P last <s>|a-2h4s-7
P last CT|a-10h10s-3
P last C|h3s-8
P last P|a13h-12s-3
P last T|a-5h8s-10
P last V|a6h-6s-1
P left 0|a-8h9s-8
P left 1|a-2h4s-10
P left 2|a8h-6s-13
P lr <C> </s>|a-2h2s-1
P lr <C> and|a-16h14s-4
P lr <C> or|a-11h11s-1
P lr <T> </s>|a10h-9s-1
P lr <V> </s>|a1h-1s-1
P lr opened </s>|a-7h7s-4
P lr or </s>|a-6h6
P next </s>|a-8h9s-8
P next C|a4h-2s-8
P next NP|a-12h12s-1
P next P|a5h-4s-4
P next T|a5h-5s-3
P next V|a-21h21s-2
P of 2|a-13h14s-1
P of 3|a3h-1s-10
P of 4|a-13h14s-4
P of 5|a10h-7s-13
P opens find the|a-7h8s-3
P opens find|a-10h11s-4
P opens give|a19h-18s-3
P opens how many|a-4h5s-2
P opens how|a-5h5s-2
P opens list the|a-1h1s-1
P opens list|a-1h1s-1
P opens return the|a-16h16
P opens return|a-5h5s-1
P opens show all|a-10h10s-1
P opens show the|a-11h11s-1
P opens show|a-25h26s-2
P opens what are|a8h-7s-4
P opens what is|a-2h3s-5
P opens what|h1s-9
P opens which <C>|a18h-17s-3
P opens which|a6h-5s-4
P r1 ,|a-3h4s-5
P r1 </s>|a-6h6s-7
P r1 and|a-17h18s-6
P r1 or|a-15h17s-4
P r12 </s> </s>|a-6h6s-7
P r12 and <N>|a-4h4
P r12 or <P>|a-11h11s-1
P r2 </s>|a11h-8s-9
P r2 <N>|a-12h12s-1
P r2 <P>|a1h-1s-2
P r3 </s>|a4h-1s-11
P r3 <C>|a14h-12s-7
P r3 the|a-3h4s-3
P some all|a5h-5s-2
P some and|a-4h5s-2
P some at|a2h-2s-1
P some average|a4h-2s-4
P some both|a-11h11s-1
P some distinct|a7h-6s-2
P some how|a-9h9s-1
P some many|a2h-1s-1
P some maximum|a7h-7
P some most|a3h-3s-2
P some not|a10h-9
P some number|a-15h13s-4
P some or|s-1
P some total|a-15h15s-2
P some with|a2h-2s-1
P |h5s-23
Q at 0|a3h-1s-7
Q at 1|a-4h8s-8
Q at 2|a-1h2s-5
Q at 3|a-4h7s-4
Q before condition contains the word|a-18h18
Q before condition contains|a-1h1
Q before condition |a10h-10
Q before condition|a6h-4s-7
Q before none |a-6h8s-2
Q before none|a-31h33s-9
Q before null <s>|a3h-1s-7
Q before null|a3h-1s-7
Q behind </s> |a-5h7s-9
Q far all away|a11h-11s-1
Q far how away|a-6h7s-1
Q far many away|a-11h12s-1
Q far number away|a-9h9s-2
Q far whose 3|a-13h14s-1
Q far whose 4|a-5h5
Q far whose away|a3h-3s-1
Q far with away|a-9h10s-1
Q has all|a9h-8s-2
Q has and|a12h-10s-5
Q has how|a5h-4s-2
Q has many|a4h-3s-2
Q has number|a-14h14s-2
Q has whose|a3h-2s-3
Q has with|a5h-2s-6
Q l1 <C>|a9h-8s-1
Q l1 contains|a-4h4
Q l1 is|a-10h11s-1
Q l1 substring|a-8h8s-5
Q l1 word|s-1
Q l2 <C>|a-11h12s-1
Q l2 the|a-10h11s-8
Q l21 <C> contains|a-1h1
Q l21 the substring|a-7h7s-4
Q l21 the word|a1h-1s-1
Q l3 <C>|a-14h15s-2
Q l3 <T>|a-5h6s-1
Q l3 contains|a8h-8
Q l3 contain|a-9h9
Q l3 the|a9h-6s-5
Q l3 whose|a-13h14s-1
Q l321 contain the word|a-9h9
Q l321 contains the word|a8h-8
Q l321 whose <C> contains|a-1h1
Q last <s>|a3h-1s-7
Q last C|h3s-7
Q last Q|a-10h11
Q last T|a-8h10s-2
Q left 0|a-5h7s-9
Q left 1|a-2h6s-9
Q left 2|a9h-7s-6
Q lr <C> </s>|a10h-10
Q lr contains </s>|a-4h4
Q lr substring </s>|a-6h6s-4
Q lr word </s>|s-1
Q next </s>|a-5h7s-9
Q next C|a-17h19s-4
Q next Q|a5h-3s-5
Q of 2|a-21h22s-4
Q of 3|a4h-1s-8
Q of 4|a-15h16s-1
Q of 5|a10h-7s-8
Q opens find all|a4h-3s-1
Q opens find the|a-4h6s-3
Q opens find|a1h1s-4
Q opens how many|a5h-4s-2
Q opens how|a5h-4s-2
Q opens list the|a-8h9s-1
Q opens list|a-12h12s-1
Q opens what are|a-2h3s-6
Q opens what is|a-4h5s-1
Q opens what|a-11h12s-8
Q opens which <T>|a-4h5s-1
Q opens which|a-13h15s-3
Q r1 </s>|a-2h4s-7
Q r1 in|a-5h7s-2
Q r12 </s> </s>|a-2h4s-7
Q r2 </s>|a-5h7s-8
Q r2 the|a8h-6s-5
Q r3 </s>|a1h1s-9
Q r3 <C>|a-18h20s-4
Q some all|a11h-11s-1
Q some how|a-6h7s-1
Q some many|a-11h12s-1
Q some number|a-9h9s-2
Q some whose|a-4h5s-2
Q some with|a6h-4s-6
Q |a1h4s-18
T at 0|a5i-8n3o-3p-21q-12r-1
T at 1|a7i-11n-4o7p-9q-10r-7
T at 2|a5i1n2o-3p-2q-16r-4
T at 3|a3i-4n-14o-16p-4q11r-3
T before ascending of the|a1
T before ascending of|a2n-1
T before ascending|a21i-13n-7o-4p-2q-3r-1
T before avg across all|a3i-2
T before avg for all|a13i-11n-6
T before avg for|a2r-1
T before avg of all|a17i-15n-2
T before avg of the|a3i-2
T before avg of|a7i-1n-3o-4
T before avg|a2i10n-19o-7p-3q-1r-15
T before condition and the|a6n-4r-1
T before condition and|a14i-1n-8q-5r-2
T before condition as|a-10i-3n-2q-1r12
T before condition of all|a5i-3n-1
T before condition of the|a8i-1n-4o-1q-1
T before condition of|a4n-3r-1
T before condition |a10i-12n-5o6p-14q-17r-3
T before condition|a8i-6n6o1p-12q-33r1
T before countBound or more|a-6i-1n-2o-1p-1q8r-3
T before countBound |a-15i-12n-14o-19p-28q31r-15
T before countBound|a-15i-18n-1o-23p-32q25r-12
T before counted does the|a5n-1q-1r-3
T before counted for each|a12i-13n-17o15p-1q-4r-4
T before counted in each|a-17i19n-3p-1r-1
T before counted |a2i-2n-16o-4p-2q13r-4
T before counted|a-1i5n-59o-1p2q12r7
T before denied any|a1r-1
T before denied|a9i-1o-1p-1q-2r-7n-1
T before descending of|a3n-2o-1
T before descending|a5n-2o-2r-1
T before different|a19i1n-27o-6p-2q-2r-7
T before grouped , and how many|a-2n4o-1q-1
T before grouped , how many|a-12i-1o7p-1q-5
T before grouped and number of|a19i-1n-10o-13r-1q-13
T before grouped and the number of|a11i-3n-7o-4p-2q-21r-1
T before grouped has the most|a19n-1o-18p-3
T before grouped of the|a10i-1n-5o-6q-1r-1
T before grouped of|a3i-7n2o-4p-3q-3r-1
T before grouped that has the most|a-2o4p-1
T before grouped with most number of|a-1n-1o3p-1
T before grouped with the most|a-10o19p-11
T before grouped |a16i-4n-1o-10p-1q-7
T before grouped|a-5i-15n5o-1p3q-1r-19
T before highest |a10i-1n-1o-1p-2q-2r-3
T before highest|a13i-1n-2o-2p-3q-2r-4
T before leastCounted|a-12i-11n25o-8p-10q-10r-3
T before limit |a-5i-8n9o6p-8q-15r-3
T before limit|a1i-9n12o-2p-20q-27r-7
T before lowest |a8i-1n-1o-2p-1q-2r-2
T before lowest|a11i-1n-1o-3p-2q-4r-2
T before max for|a4n-2
T before max of all|a15i-13n-1o-1
T before max of|a2n-2
T before max|a1n-12o-10p-2i11q-1r-4
T before min of all|a5i-4n-1
T before min of|a1
T before min|a7i2n-11o-5p-3q-1r-3
T before mostCounted |a20n-10o-15p-3q-5r-1
T before mostCounted|a21i-3n21o-41p-15q-16r-7
T before none , and how many|a-6n11o-2q-4
T before none and the number of|a-28n27o-12p-8q-1r-1
T before none and|a9n-4o-1p-2r-1
T before none any|a12o-1r-10
T before none are|a4o-1q-1r-2
T before none a|a-6i-3n-4o-3p-1r12
T before none by the|a7n-2o-2r-3
T before none for each|a-16n18o-9p-1r-1
T before none for the|a4o-1r-2
T before none for|a4n-1o-1q-1r-1
T before none from the|a9i-1n-1o-1q-1r-6
T before none has the most|a-7o9p-2q-2
T before none have|a7n-1o-4p-1q-1r-5
T before none in the|a20n-17q-1r-3
T before none in|a-10i-1n-2o-2q-1r14
T before none of all|a8i-2n-4o-1r-1
T before none of the|a-7i-3n-12o4p-1q12r-11
T before none of|a-9i-1n14o-9p-3q-1r-6
T before none some|a3i-1o-1r-1
T before none that do not have any|a-21r21
T before none that have|a10i-1n-1o-1q-1r-9
T before none that|a2o-1r-1
T before none who are|a6i-1o-1q-1r-4
T before none who have|a7i-1o-2r-4
T before none whose|a2q-1r-1
T before none who|a8i-1n-2o-2q-1r-3
T before none with the most|a13i-1n-1o-13p1q-1r-1
T before none with|a-12i-2n12o5p-3q-1r-4
T before none |a7i-8n3o-4p3q-19r11
T before none|a-5i-22n-3o12p-1q-13r7
T before null <s>|a5i-8n3o-3p-21q-12r-1
T before null|a5i-8n3o-3p-21q-12r-1
T before shown and number of|a-3n9o-10p-15q-4r-2
T before shown and the number of|a-24n-1o-2p11q-1
T before shown and|a15n-13o-1
T before shown for all|a-7n-8o-2i10r-2
T before shown for each|a29i-25n-14o-1p-2r-1
T before shown for the|a7i-1n-2o-1r-2
T before shown for|a11i-1n-3o-2q-1r-4
T before shown in the|a3n-1o-1r-1
T before shown in|a5n-1o-1r-2
T before shown of all the|a2r-1
T before shown of all|a3i4n-17o-5p-1q-1r-5
T before shown of each|a4i-1n-6o-1p-3q-2
T before shown of every|a4i-2n-1o-1
T before shown of the|a18i-6n-9o-10p-2q-4r-9
T before shown of|a42i-1n-26o-17p-3q-1r-6
T before shown that have both|a3o-1
T before shown where|a5n-1o-1r-2
T before shown whose|a3n-1o-1p-1
T before shown |a14n-1o-10p-1q-1r-1
T before shown|a9i-14n-25o11p6q-7
T before sum of all|a9i-8n-1
T before sum of|a8i-1n-4o-1r-1
T before sum|a-5i21n-38o-8p-4q-5r-12
T behind  C|a8i-1n-8o-5p-20q2r-17
T behind  N|a1i-1n3o-2p-1q-1r-4
T behind  P|a-1i-8n-10o3p-4q-5r6
T behind  T|a-4i3n-1p-8q15r-8
T behind  V|a1i-9n-2o-2p-7q7r-8
T behind , and how many T|a13i-7n-7
T behind , ordered by C|a5i-4n-1o-1
T behind </s> |a2i-9n-2p-3q-2r-2
T behind a T|a4n-1r-3
T behind and C|a-9i-1n14o-8p-1q-2r-4
T behind and T|a1
T behind and the C|a-7n9o-5p-2q-1
T behind and the number of T|a-1i11n-18o-2p-2q-1r-2
T behind and their C|a7i-1n-3o-1p-1q-3r-1
T behind any T|a-6i-1n-1o-1p-1q-1r6
T behind are T|a-7i-1n10o-5q-1
T behind by V|a-1n-1r3
T behind correspond to each C|a-4n6o-1q-1
T behind described as V|a11i-4n-5o-2q-2r-2
T behind does the T|a5n-7o4q-1
T behind for T|a-1i-1n2o-3p-1q4r-2
T behind for each C|a-6i-3n8o-1p-2q-6r-1
T behind for each T|a5i-4n-6o-6p8q-3r-1
T behind from V|a2i-11n-12o-1r14
T behind from the C|a13n-1o-1p-5q-9r-1
T behind from the V|a1n3o-1q-2
T behind give me the C|a-4o3p-1q2
T behind has the most T|a2n-1o-1
T behind have C|a-4n4o-2q-1
T behind have T|a7n-6o-2
T behind have V|a3n-2
T behind have a C|a-18n20o-1q-2r-1
T behind in C|a-1n5o-3r-1
T behind in V|a7i-2n-11o1p-2r1
T behind in ascending order of C|a1
T behind in descending order of C|a1
T behind in each C|a8i-2n-16o-2p14q-8
T behind in each T|a-3i-7n9o-3p-17r-1
T behind in the C|a-1i-1n-5o-13p-1q-2r14
T behind in the T|a-14i-1n-9o17p-5q-1r-1
T behind in the V|a1i-1n-18o-1q-6r13
T behind list the C|a3i-2n-7o-8p2q-11r14
T behind more than N|a-2i-1n-3o-9p-2q-9r8
T behind of C|a3n-1r-1
T behind of V|a-6i-2n-7o-2p-1q-1r9
T behind of each C|a-3n6p-4
T behind of the T|a8n-1o-4r-1
T behind older than N|a4i-1n-3q1r-1
T behind opened P|a-2n5o1p-2r-1
T behind ordered by C|a1p-1
T behind some T|a4i-1o-1r-3
T behind that C|a-1n4o-1q-1r-1
T behind that V|a10n-9o-2r-1
T behind that have C|a13i-7n-2o-2q-1r-2
T behind that have T|a3n-2
T behind that have a C|a-6i-1n9o-3q-1r-1
T behind that have more than N|a8i-4n-6o-2p-1q-2r-2
T behind who T|a7n-6r-1
T behind who are C|a2i-4n3r-1
T behind who are T|a2n-2
T behind who have C|a-6n7i-1
T behind who have T|a-7n14i-14r-1o-5p-3q-1
T behind whose C|a6i-2n5o-4p-2q-9r-8
T behind with C|a1i-13n-9o-2p-5q-2r8
T behind with N|a11n-7o-10p-1r-1q-1
T behind with T|a6i-2n-3o-1
T behind with V|a-1i-1n5o-1p-7q-6r6
T behind with a C|a-5n-5p-3q11i-6o-5r-2
T behind with a V|a-8n4o6q-1r-1
T behind with at least N|a4i3n-2o-1q-1r-12
T behind with more than N|a2i-1n-3o5q-3r-1
T behind with the C|i-11n-10o-8p-1q-10r14
T behind with the greatest C|a6n-1o-3p-1r-1
T behind with the highest C|a5n-1o-2r-1
T behind with the largest C|a10i-1o-9
T behind with the lowest C|a2n-1
T behind with the most T|a13n-2o-10p-1q-2
T far all 1|a-3i10o-3p-9q-11r-18
T far all 2|a17i-1n-10o-5q-1r-5
T far all 3|a9i-1n-5o-2p-1q-1r-4
T far all 4|a18i-22n-15o-4p-1q-1r3
T far all away|a12i-8n-16o-4p-2q-2r-2
T far and 1|a7i-5n4o-7p-4q-8r-6
T far and 2|a16i-7n-2o-3p-1q-2r-4
T far and 3|a5i-3n7o-11p-10q-19r-10
T far and 4|a10n-3o-15p-2q5r-19
T far and away|a-8i-15n-1o-2p6q-25r14
T far any 1|a3i-5n-14o-8p-7q-10r2
T far any 2|i-1n-2o-2p-2q-5r2
T far any 3|a5n-1p-1q-3r-4
T far any away|a-3n-1o-1p-1q-1r4
T far at 2|a11i-3n-4o-1p-2q-4r-10
T far at 3|a5i-8n-1o-11q1r-8
T far at away|a3i-8n14o-12p-4q-8r-4
T far average 1|a8i-3n-4o-1q-1
T far average 3|a25i-5n-19o-5p-1q-1r-5
T far average 4|a-4i4n-13o-2p-1q-1r17
T far average away|a4i5n-14o-7p-4q-7r-21
T far both 1|a9i-1n-1o-4q-2r-1
T far both 2|a3q-1r-2
T far both 4|a2n-1
T far both away|a6n-4q-1r-1
T far common 3|a-17i-2n-5o17p-3q-1r-1
T far corresponding 1|a6i-1n-16o-2p-2q9r-2
T far corresponding 3|a-11n11o-12p2q-4r-2
T far count 2|a-8n10o-5p-7q-1r-1
T far count 3|a-2i-8n7o-7p-2q-1
T far count 4|a-3n3o4p-5q-2r-4
T far count away|a4i-3n4o-14p-4q-2r-14
T far different 1|a-5i16n-7o-11p-3q6r-5
T far different 2|a1i-3n-6o6p-1q-1r-1
T far different 3|a17i-4n-10o-2p-1q-1r-3
T far different 4|a14i-8n-7
T far different away|a28i-19n-12o-5p-2q-3r-11
T far distinct 1|a3i-4n-5o-5p-3q4r-2
T far distinct 3|a9n-2o-2p-1q-1r-3
T far distinct 4|a20i-5n-8o-6p-1q-1r-9
T far distinct away|a-2i14n-6o-5p-1q-3r-11
T far each 1|a-11i14n-3p-2q-17r-20
T far each 2|a6i-4n-2
T far each 3|a4i-6n1o-2p-2q-6r-1
T far each 4|a15i-11n-1o-3q-1r-1
T far each away|a-1i-7n-6o-4p-7q12r-1
T far every 1|a8i-3n-1o-1p-2r-1
T far fewest 1|a-2i-4n-3o-14p7q-2r-5
T far highest 1|a13i-2n-3o-5p-1q-4r-4
T far highest 4|a1i6n-9o-2p-1r-2
T far how 2|a-9i-9n7o6p-4q5r-8
T far how 3|a-1i-1n5o-7p-1q-3r-3
T far how 4|a4i-3n-1o-4p-1q-1r-4
T far how away|a-1i-8n15o-13p-3q-6r-28
T far largest 3|a2i-1n-11o11p-11q-5r-4
T far least 1|a-8i-7n-4o9p5q-9r-3
T far least 2|a-4i-7n-18o-11p12q-1r-9
T far least 3|a-26i-5n-12o-15p18q17r-4
T far least 4|a7i-2n10o-3p-5q-14r-2
T far least away|a13i6n-7o-7p-6q-12r-4
T far many 1|a-9i-9n7o6p-4q5r-8
T far many 2|a-1i-11n6o-8p-2q-6r-5
T far many 3|a4i-3n-1o-4p-1q-1r-4
T far many 4|a-12i-10n14o-18p9q-5r8
T far many away|a-13i10n4o10p-6q-7r2
T far maximum 3|a8n-11o9i-1p-4r-2
T far maximum 4|a-4i6n-2o-2
T far maximum away|a-6n9o-5i-3q-1r-1
T far minimum 3|a3n-1r-1
T far minimum 4|a5i-2n-2o-2q-1r-1
T far more 1|a4i-2n-8o-2p-2r-5
T far more 3|a6i-4n8o-5p-4q-10r-5
T far more away|a2i-1n-3o-1p-2q3r-15
T far most 1|a-11i-5n-17o14p3q-12r-7
T far most 2|a-19i-3n-2o19p-6q-1r-3
T far most 3|i-2n-22o12p-18q-12r-6
T far most 4|a-5i-4n-1o3p-6q4r-3
T far most away|a15i-3n12o-27p-3q-3r-4
T far never 1|a-25i-2n-1o-7p-1q-2r25
T far never 3|a-12i-2n-3o-5p-3q-2r14
T far never away|a-13n-2o-1p-1q-4r15
T far no 1|a-11i-3n-7o-10p-3q-3r14
T far not 1|a-1i-2n-3o-3p-2q-3r2
T far not 2|a8i-2n-3o-4p-3q-2r-4
T far not 3|a-5i-8n-9o-6p-5q-8r10
T far not 4|a-9i-3n-7o-4p-3q-2r13
T far not away|a-8n-2o-1p-1q-2r9
T far number 2|a-12i-16n3o5p5q1r-4
T far number 3|a-10i-22n10o6p-10q1r-10
T far number 4|a4n3o-9p-5q-5r-8
T far number away|a-10i6n19o-41p-24q-23r-13
T far or 1|a6n-1o-1q-1r-1
T far or 2|a4i-3n-9o-3p-4q2r-8
T far or 3|a-4i-2n-4o-2p-2q-4r10
T far or 4|a2n-1o-1
T far order 2|a8i-1n-1o-3p-2q-3r-1
T far order away|a-5i-1n9o3p-28q-6r-1
T far some 1|a19i-3n-7o-4p-2q-1r-5
T far some 4|a6o-1q-1r-4
T far than 2|a3i-5n7o-6p-4q-5r-6
T far than 3|a-4i-2n-7o-2p-3q7r-5
T far than 4|a-10i10n-9o-1p-1q-2r10
T far than away|a17n-3o-1p-2q-12r-3
T far top 2|a-6i-4n-14o11p-4q-5r-2
T far total 3|a-1i-5o-13p-9q-3r9
T far total 4|a-2i-4n10o-2p-2q-2r-5
T far total away|a14i9n-26o-11p-1q-3r-9
T far whose 1|a8n-4o-1p-1q-1r-1
T far whose away|a-8n-1o-1q9r-2
T far with 1|a1i-4n6o2p-4q-6r-11
T far with 2|a-4i-7n-10o-8p-5q-8r12
T far with 3|a6i-3n-10o-5p7q-6r-7
T far with 4|a3n-7o-3p-6q8r-1
T far with away|a-18i-5n7o19q-12r-1
T far without 2|a-8i-4n-3o-4p-2q-1r9
T has all|a-3i-2n6o-17p-12q5r-3
T has alphabetically|a15i-6n-3o-10p-4q-1r-2
T has alphabetical|a20i-7n-7o-5p-4q-1r-4
T has also|a6i-11n20o-8p-17q-12r-6
T has and|a-5i4n-2o13p-7q-7r-14
T has any|i-21n10o-20p-12q1r3
T has ascending|a-3i-22n-4o-14p24q-9r-9
T has at|a-11i1n-2o3p-10q8r-8
T has average|a2i7n-6o-18p-12q-16r10
T has both|a25i7n-18o-12p-3q-10r-8
T has but|a7i-10n-2o-8p-11q-17r-2
T has common|a-9i-3n-20o22p4q-5r-3
T has corresponding|a4i-20n13o-7p-6q1r-12
T has count|a-27i-4n13o6p27q-12r-2
T has descending|a10i-11n-27o18p-17q-7r-10
T has different|a-10i18n10o-16p-15q2r-23
T has distinct|a5i9n-11o-17p-8q-2r2
T has each|a-2i12n2o-31p-1q-7r-31
T has every|a18i-4n4o-6p14q-17r-17
T has fewest|a-14i-5n-11o3p17q-5r-12
T has highest|a1i2n2o5p-19q-14r-11
T has how|a-3i4n7o-4p-11q-8r-2
T has largest|a-4i-5n-21o24p-13q-19r-9
T has least|a-14i1n-4p15q-9r-7
T has lowest|a22i-2r-5n-12o-13p-3q-2
T has many|a-4i4n7o-4p-11q-7r-1
T has maximum|a-4i12n-5o3p-6q-4r-9
T has minimum|a8i-1n-7o-5p-1q-1r-3
T has more|a-10i6n-7o-7p1q10r3
T has most|a-21i-22n-15o39p-15q-11r-31
T has never|a-13i9n-8o-20p-7q-11r18
T has not|a-17i-15n-7o-35p-16q-24r29
T has no|a-10i-17n-15o-19p-15q-16r23
T has number|a-11i7n6o4p-6q-13r-10
T has ordered|a1i-23n-17o17p14q-8r-9
T has order|a-1i-16n-18o13p27q-18r-16
T has or|a1i3n11o-18p-10q-1r-5
T has per|a-19i-1n-11o19p-8q-3r-2
T has popular|a1i-2n-3o10p-15q-3r-1
T has smallest|a-11i-1n-13o-20p24q-7r-8
T has some|a4i4o-18p-3q-4r3
T has sorted|a3i-14n-13o2p-14q11r-5
T has sort|a21i-15n-9o-3p11q-3r-4
T has sum|a-9i15n-8o-2p-1q-2r-4
T has than|a-7i-16n-1o-14q14r-2
T has top|a9i-6n-9o-8p13q-19r-9
T has total|a-1i18n1o-29p-15q-13r-12
T has whose|a-5i-14n10o-3q8r-3
T has without|a-17i-7n1o-14p-5q-5r19
T has with|a-3i10o3p4q-7r-11
T l1 <A>|a15i-5n-6o-6p-5q-5r-6
T l1 <C>|a3i-7n-14o-5p-7q9
T l1 <N>|a-10i-19n-10o-1p-3q18r-25
T l1 <T>|a32i-8n-11o-22p-10q-14r-2
T l1 <V>|a2i-13n11o-1p-16q-10r-4
T l1 about|a6n-5o-1p-1r-2
T l1 across|a4i-1n-1o-7p6q-3r-3
T l1 all|a-3i10o-3p-9q-11r-18
T l1 among|a-2n-4o10p-1q-4
T l1 and|a7i-5n4o-7p-4q-8r-6
T l1 any|a3i-5n-14o-8p-7q-10r2
T l1 an|a10i-9n-18o-16p-6q-11r7
T l1 are|a23i-4n-7o-7p-2q-3r-11
T l1 as|i-4n-3o-1p-1q-3r2
T l1 average|a8i-3n-4o-1q-1
T l1 a|a15i-18n-8o-27p-17q2r-5
T l1 both|a9i-1n-1o-4q-2r-1
T l1 by|a28i-7n-12o-10p-5q-4r-20
T l1 corresponding|a6i-1n-16o-2p-2q9r-2
T l1 different|a-5i16n-7o-11p-3q6r-5
T l1 distinct|a3i-4n-5o-5p-3q4r-2
T l1 does|a10i-1n-8o-1q-1r-1
T l1 each|a-11i14n-3p-2q-17r-20
T l1 every|a8i-3n-1o-1p-2r-1
T l1 fewest|a-2i-4n-3o-14p7q-2r-5
T l1 for|a1i-6n-23o-7p-4q7r7
T l1 from|a-12i-1n13o-2q-1r-1
T l1 has|a-4i-10n-7o11p-1q-2r-4
T l1 have|a13i-7n-11o-13p-5q-4r3
T l1 highest|a13i-2n-3o-5p-1q-4r-4
T l1 in|a4i-8n-5o-1p-5q-13r10
T l1 its|a-5i-10n-6o18p-5q-8r-8
T l1 least|a-8i-7n-4o9p5q-9r-3
T l1 many|a-9i-9n7o6p-4q5r-8
T l1 more|a4i-2n-8o-2p-2r-5
T l1 most|a-11i-5n-17o14p3q-12r-7
T l1 never|a-25i-2n-1o-7p-1q-2r25
T l1 not|a-1i-2n-3o-3p-2q-3r2
T l1 no|a-11i-3n-7o-10p-3q-3r14
T l1 of|a-1i-29n-2o2p7q-4r-6
T l1 on|a2i-3n-10p-9q-9r8
T l1 or|a6n-1o-1q-1r-1
T l1 show|a6i-1n-3r-1
T l1 some|a19i-3n-7o-4p-2q-1r-5
T l1 that|a14i-8n-3o-5p-5q-6r-11
T l1 their|a8i-6n-11o-16p-1q13r-10
T l1 these|a15i-3n-5o-1p-4q-4r-5
T l1 the|a10i-33n1o-19p-23q-6r8
T l1 those|a4i-4n-19o-4p-1q-5r8
T l1 to|a22i-10n-14o-8p-2q-7r-6
T l1 was|a14i-2n-1o-9p-1q-1r-5
T l1 what|a10i-1n-4o-1q-4r-1
T l1 where|a7n-2o-2p-1r-3
T l1 which|a4i-7o-18p-3q-15r11
T l1 whose|a8n-4o-1p-1q-1r-1
T l1 who|a19i-2n-4o-10p-2q-1r-6
T l1 with|a1i-4n6o2p-4q-6r-11
T l2 ,|a14i-4n-2o-6p-1q-4r-2
T l2 <A>|a15n-6o-2p-3q-12r-3
T l2 <C>|a20i-22n5o-18p-20q-20r2
T l2 <N>|a9i-6n-18o-21p-13q11r-12
T l2 <T>|a17i11n-35o-1p-18q-16r-18
T l2 <V>|a13i-8n-2o1p-5q-8r-13
T l2 <s>|a18i-5n-6o-13p-1q-7r-8
T l2 about|a9n-5r-1i-5
T l2 across|a4i-4n-1o3p-3q-1r-1
T l2 all|a17i-1n-10o-5q-1r-5
T l2 among|a8i-5n-7o-1p-2q-1r-2
T l2 amount|a-13i-1n-8o-7p16q-5r-4
T l2 and|a16i-7n-2o-3p-1q-2r-4
T l2 any|i-1n-2o-2p-2q-5r2
T l2 are|a2i-11n-25o-8p-3q-4r10
T l2 associated|a9i-1n-2o-2q-1r-3
T l2 as|a12i-6n-2o-2p-1q-1r-9
T l2 at|a11i-3n-4o-1p-2q-4r-10
T l2 a|a-13i-6n14o-10p-3q-2r9
T l2 both|a3q-1r-2
T l2 by|a8i9n2o-3p5q-8r-20
T l2 count|a-8n10o-5p-7q-1r-1
T l2 did|a2i9n-7o-3p-1q-5r-2
T l2 different|a1i-3n-6o6p-1q-1r-1
T l2 does|a-2i-6n4o-7p10q-4r-9
T l2 do|a-4i18n-7o-3p-1q-4r-1
T l2 each|a6i-4n-2
T l2 enrolled|a14i-1n-13o-1r-2
T l2 exactly|a1i-1n-8o-4p-1q5r-6
T l2 find|a20n-7q-3i-4o-2r-7
T l2 for|a-1i4n6o3p-18q-14r-12
T l2 from|a-6i14n7o-3p-1q-1r-22
T l2 had|a-11i-1n-2o-3p-1q-1r12
T l2 has|a3i13n-9o1p-4q-2r-18
T l2 have|a-1n-32o4p-14q10r4
T l2 how|a-9i-9n7o6p-4q5r-8
T l2 information|a9i-1n-8o-1p-1q-1r-2
T l2 in|a9i7n-3o-14p-10q-1r-6
T l2 is|a4i-2n5o-11p-1q-2r-6
T l2 least|a-4i-7n-18o-11p12q-1r-9
T l2 list|a17i-2n-9o-3p-1q-7r-3
T l2 many|a-1i-11n6o-8p-2q-6r-5
T l2 me|a-11n-2o-1q14r-6
T l2 most|a-19i-3n-2o19p-6q-1r-3
T l2 not|a8i-2n-3o-4p-3q-2r-4
T l2 number|a-12i-16n3o5p5q1r-4
T l2 of|a-3i-1n2o2p-27q5r-14
T l2 on|a21i-4n-2o-3p-1q-2r-19
T l2 order|a8i-1n-1o-3p-2q-3r-1
T l2 or|a4i-3n-9o-3p-4q2r-8
T l2 shared|a10i-1n-2o-6
T l2 show|a2i6n-17o-3p-1q-2r-3
T l2 taught|a15i-1n-2o-1q-1r-14
T l2 than|a3i-5n7o-6p-4q-5r-6
T l2 that|a1i-3n-21o7p-7q-6
T l2 their|a7n-4o-1p-1q-1r-2
T l2 the|a3i-8n-11o4p8q-27r-30
T l2 top|a-6i-4n-14o11p-4q-5r-2
T l2 to|a6i5n-13o-12p-7q10r-17
T l2 used|a13i-2n-1o-10p-1r-2
T l2 where|a22i-2n-3o-2p-1q-9r-13
T l2 which|a23i3n-12o-7p-13q-9r-9
T l2 who|a8i-5n-7o-8p-2q-5r2
T l2 without|a-8i-4n-3o-4p-2q-1r9
T l2 with|a-4i-7n-10o-8p-5q-8r12
T l21 , and|a1n-1
T l21 <C> across|a7i-1n-1o-4p-2r-1
T l21 <C> and|a-5i-1n11o-6p-1q-1r-1
T l21 <C> for|a22i-2n-9o-3p-1q-2r-6
T l21 <C> in|a-9n-2o-7q-1p-1r12i-1
T l21 <C> of|a16i-10n4o-13p-10q-6r-14
T l21 <C> that|a3n-1o-1r-1
T l21 <C> the|a9n-4o-1q-4r-1
T l21 <C> where|a5n-1o-1r-2
T l21 <C> whose|a3n-1o-1p-1
T l21 <C> with|a-13n11o6p-1q-4r-3
T l21 <N> and|a8n-3q-4r-1
T l21 <T> and|a2o-1
T l21 <T> any|a6i-1p-1q-1r-5
T l21 <T> are|a5i-1n-1o-1q-1r-3
T l21 <T> a|a10i-3n-4o-3p-1r-6
T l21 <T> for|a10i-2o-2p-1q-8r-2
T l21 <T> have|a7o-4p-1q-1r-5
T l21 <T> some|a3i-1o-1r-1
T l21 <T> whose|a2q-1r-1
T l21 <T> who|a7i-1n-2o-2q-1r-2
T l21 <T> with|a18i-2n-6o-5p-2q-1r-3
T l21 <V> and|a9n-6o-1p-2r-1
T l21 <V> as|i-4n-3o-1p-1q-3r2
T l21 <s> show|a6i-1n-3r-1
T l21 <s> what|a5n-3o-1r-1
T l21 <s> which|a8i-2n2o-10p-1q-6r-6
T l21 a <V>|i-3n-21o-7p-1q-1r8
T l21 across all|a4i-4n-1o3p-3q-1r-1
T l21 all <V>|a7n-6r-1
T l21 all distinct|a1
T l21 all the|a10i-1n-3o-4q-1r-3
T l21 amount of|a-13i-1n-8o-7p16q-5r-4
T l21 and <V>|a-5n6o-1r-1
T l21 and the|a6n-4r-1
T l21 are not|a6r-5
T l21 are the|a8n-4o-1q-1r-3
T l21 associated with|a9i-1n-2o-2q-1r-3
T l21 both the|a3q-1r-2
T l21 by each|a-13i13n-6o-2p-1r-1
T l21 by the|a-1i-5n13o-7p-3q-4r-11
T l21 count of|a-8n10o-5p-7q-1r-1
T l21 did not|a2i-2n-2o-1p-1q-1r-1
T l21 did the|a15i-1n-5o-1q-3r-6
T l21 do not|a1o-1q-1r-1
T l21 do the|a6n-1o-1q-3r-1
T l21 does each|a-7i-6n7o-7p10q-3r-5
T l21 does the|a14n-10o-1q-1r-4
T l21 each <T>|a6i-4n-2
T l21 enrolled in|a14i-1n-13o-1r-2
T l21 exactly <N>|a-15i-1n-4o-1q14r-2
T l21 find the|a7n-3o-1r-1
T l21 for all|a3i2n-4o-8p-3q-3r-6
T l21 for any|a-4n-6r10
T l21 for each|a1n4o8p-11q-6r-7
T l21 for every|a4i-1o-1p-1
T l21 for the|a23i-6n-6o-3p-1q-2r-8
T l21 from the|a15i-1n-5o-2q-1r-8
T l21 have any|o-1p-1
T l21 have an|a-1i-2n-3o-7p-1q-7r10
T l21 have a|a-5i-4n-3o-3p-1q-4r9
T l21 have both|a4o-1r-1
T l21 have no|a1o-2p-1q-1r1
T l21 have some|a4o-1r-2
T l21 how many|a-9i-9n7o6p-4q5r-8
T l21 in <V>|a-4i-1n-13o-6q12r-2
T l21 in all|a-5i-5n-1o7r-1
T l21 in any|a12i-1n-2o-2p-1q-2r-10
T l21 in a|a3r-2
T l21 in each|a-5i11n-21o-2p-3q-1r-3
T l21 in the|a-1i-6n10o-14p-2q-8r8
T l21 information about|a6n-5o-1p-1r-2
T l21 is the|a15i-1n-9o-1q-1r-4
T l21 least <N>|a5i-5n-15o-3p2q-2r-5
T l21 list all|a3n-2
T l21 list the|a11n-3o-2p-1q-6r-3
T l21 many <V>|a-18n19o-2r-1
T l21 many different|a2i-9n1o-1p-1q-3r-2
T l21 me the|a14n-2o-1q-7r-6
T l21 most <N>|a-2n-3o-6p-1q10
T l21 not have|a-22i-1n-1o-3p-2q-1r23
T l21 number of|a-12i-16n3o5p5q1r-4
T l21 of <C>|a14i-3n-3o-1p-1q-3r-4
T l21 of <T>|a-3i-2n-1o-7p-5q13r-6
T l21 of <V>|a-10i-1n4o9p-2q-3r-2
T l21 of all|a-6i7n9o-14p-1q-5r-8
T l21 of any|a-1o-1r2
T l21 of a|a4n-1q-1r-2
T l21 of different|a10i8n-28o-7p-1q7r-1
T l21 of distinct|a5i-1n-2o-5q-3r-1
T l21 of each|a6i-7n3o-5p-7q-3r-2
T l21 of every|a4i-2n-1o-1
T l21 of the|a-3i-12n-2o1p-8q10r-3
T l21 on the|a3i-1n-1r-1
T l21 or <V>|a3n-1o-1r-1
T l21 or more|i-2n-7o-2p-2q4r-5
T l21 order of|a5o-3p-1r-1
T l21 show all|a-2i7n-11o-3p-1q-1r-2
T l21 show the|a12i-5n-7o-1r-1
T l21 than <N>|a-8i-3n-26o-4p-2q16r-4
T l21 that are|a9i-1n-3o-4p-1r-1
T l21 that have|a16i-3n-1o-5p-1q-1r-10
T l21 that the|a9i-1n-3o-2q-1r-5
T l21 the <A>|a12i-4n-5o-5p-5q-3r-4
T l21 the <N>|a2i-2n11o-19p-3q-2
T l21 the <T>|a4n-1o-1p-1
T l21 the <V>|a30i-1n-19o-8p-3q-1r-13
T l21 the average|a8i-3n-4o-1q-1
T l21 the different|a-2o-1i4n-5p-1q-1
T l21 the fewest|a-7i-1n-2o-12p10q-2r-3
T l21 the least|a-4i-6n-3o10q-9r-3
T l21 the most|a-11i-4n-9o12p5q-9r-6
T l21 to the|a13n-5o-1p-1q-2r-4
T l21 top <N>|a-6i-4n-14o11p-4q-5r-2
T l21 used by|a3i-1n-1o-1
T l21 which <T>|a5i-1n-1o-2p-1q-1r-2
T l21 which the|a7n-4p-1r-3
T l21 who are|a6i-1o-1q-1r-4
T l21 who have|a11i-1n-1o-2p-1r-7
T l21 with a|a15i-1n-1o-1r-13
T l21 with the|a-18i-2n-3o-2p-2q-3r21
T l21 without any|i-1n-1o-2p-1
T l3 ,|a5i-14n-8o8p-6q-4r-5
T l3 <A>|a9n-4o-1p-1q-4r-2
T l3 <C>|a5i7n-4o-24p-11q-42r-12
T l3 <N>|a8i7n-22o-5p-7q-8r6
T l3 <T>|a6i-1n-20o15p-39q-11r-1
T l3 <V>|a5i2n-4o14p-8q-12r-13
T l3 <s>|a5i4n-4o-3p-4q1r-23
T l3 all|a9i-1n-5o-2p-1q-1r-4
T l3 and|a3i-3n11o-15p-11q-7r-11
T l3 any|a5n-1p-1q-3r-4
T l3 are|a26i13n-17o-17p-20q-7r-9
T l3 associated|a-6n-2o-1p-1q-3r8
T l3 at|a5i-8n-1o-11q1r-8
T l3 average|a25i-5n-19o-5p-1q-1r-5
T l3 a|a-9n11o-2p-1q-1r-5
T l3 by|a-8n-9o1p-10q13r-3
T l3 charge|a-11n-2o-2q-3r14
T l3 common|a-17i-2n-5o17p-3q-1r-1
T l3 corresponding|a-11n11o-12p2q-4r-2
T l3 count|a-2i-8n7o-7p-2q-1
T l3 details|a10i-1n-7r-4
T l3 different|a17i-4n-10o-2p-1q-1r-3
T l3 distinct|a9n-2o-2p-1q-1r-3
T l3 do|a-11i-2n-3o-4p-2q-1r15
T l3 each|a4i-6n1o-2p-2q-6r-1
T l3 enrolled|a18i-1n-2r-16
T l3 find|a-1n14i-3o-14q-1r-2p-1
T l3 for|a13n7o-14p-3q-4i-2r-21
T l3 from|a7n-3o-1p-1r-2
T l3 give|a-11n-2o-1q14r-6
T l3 greatest|a-22i-2n-27o26p-6q-7r-6
T l3 had|a-5i-2n-4o-1p10q5r-13
T l3 has|a-13i-4n14o-3p-5q11r-12
T l3 have|a4i-2n-22o4p-10q-2r-10
T l3 how|a1i-11n4o-8p-2q-6r-5
T l3 information|a17i-9n-13o-2r-3p-1
T l3 involved|a-9r10
T l3 in|a1i-4n-23o-6p-4q-5r10
T l3 is|a22i-1n-8o-15p-2q-3r-4
T l3 largest|a2i-1n-11o11p-11q-5r-4
T l3 least|a-26i-5n-12o-15p18q17r-4
T l3 list|a3n-1r-1
T l3 made|a-7i-2n-3o3p-2q11r-3
T l3 many|a4i-3n-1o-4p-1q-1r-4
T l3 maximum|a8n-11o9i-1p-4r-2
T l3 minimum|a3n-1r-1
T l3 more|a6i-4n8o-5p-4q-10r-5
T l3 most|i-2n-22o12p-18q-12r-6
T l3 never|a-12i-2n-3o-5p-3q-2r14
T l3 not|a-5i-8n-9o-6p-5q-8r10
T l3 number|a-10i-22n10o6p-10q1r-10
T l3 offered|a-8i10n-6o-2r-1
T l3 of|a11i-2n9o-20p-16q-11r-21
T l3 or|a-12i-2n-5o-2p-2q16r9
T l3 show|a10i-1n-7o-1r-1
T l3 than|a-4i-2n-7o-2p-3q7r-5
T l3 that|a8i-14n-11o-1p-4q3r-6
T l3 there|a4i1n-6o-2q-1r-1
T l3 the|a-1i-19n11o-12p-5q-9r-24
T l3 total|a-1i-5o-13p-9q-3r9
T l3 to|a15i-2n-7o-6p-2q-2r-13
T l3 used|a-1i-2n-5o-4p9q-3r5
T l3 what|a25i-8n-11o-6p-1q-1r-11
T l3 when|a8n-3o-2q-1r-3
T l3 where|a4i-1n-5o5p-2q-1r-3
T l3 which|a-2i-1n-6o8p-1q-8r-5
T l3 who|a3i-6n-18o3p-14q16r-8
T l3 with|a5i-3n-2o-5p7q-7r-7
T l321 , how many|a-16i-2n3o5p-1q-1
T l321 <C> across all|a9i-3n-1o-4p-1r-1
T l321 <C> by the|a6n-2o-2r-2
T l321 <C> for all|a4n-20o-3q-1i1p-1r-2
T l321 <C> for each|a-10i-1n15o-4p-3q-1r-1
T l321 <C> for every|a4i-1o-1p-1
T l321 <C> for the|a13i-4n-3o-2r-3
T l321 <C> from the|a8n-1o-1r-5
T l321 <C> in the|a7i-1n-3o-1r-2
T l321 <C> of <T>|a4i-1n-1r-2
T l321 <C> of <V>|a13n-9o-2q-1r-2
T l321 <C> of all|a1i9n-27o-8p-1q-2r-7
T l321 <C> of a|a4n-1q-1r-2
T l321 <C> of each|a7i-2n-21o-3p-5q-2r-2
T l321 <C> of every|a4i-2n-1o-1
T l321 <C> of the|a33i-8n-23o-20p-3q-6r-13
T l321 <C> that the|a4n-1o-1r-2
T l321 <N> or more|a-3i-2n-6o-2p-2q5r-4
T l321 <T> does the|a6n-3o-1q-1r-3
T l321 <T> for each|a1i-3n-2o13p-3q-4r-5
T l321 <T> in each|a13i-8n-8o-1p-1r-1
T l321 <T> in the|a-10n12o-3q-1r-4
T l321 <T> of the|a-12i-2n-4o8p-1q12r-9
T l321 <T> that have|a10i-1n-1o-1q-1r-9
T l321 <T> who are|a6i-1o-1q-1r-4
T l321 <T> who have|a8i-1o-2r-5
T l321 <V> and <V>|a-5n6o-1r-1
T l321 <V> and the|a2n-1r-1
T l321 <V> or <V>|a3n-1o-1r-1
T l321 <s> <s> show|a6i-1n-3r-1
T l321 <s> <s> what|a5n-3o-1r-1
T l321 <s> <s> which|a8i-2n2o-10p-1q-6r-6
T l321 <s> find the|a7n-3o-1r-1
T l321 <s> for each|a-2i3n-5o-10
T l321 <s> how many|a-5i-6n2o5p-1q8r-6
T l321 <s> list all|a3n-2
T l321 <s> list the|a3n-2
T l321 <s> show all|a-2i7n-11o-3p-1q-1r-2
T l321 <s> show the|a12i-5n-7o-1r-1
T l321 <s> which <T>|a5i-1n-1o-2p-1q-1r-2
T l321 all the <V>|a1
T l321 and <C> for|a5n-4r-1
T l321 and <C> of|a12n-9o-2
T l321 and how many|a-14i-1n8o-13p-1q1r-1
T l321 and number of|a-4i-1n13o-9p-9q-17r-5
T l321 associated with the|a14n-1o-1p-1q-3r-11
T l321 at least <N>|a5i-5n-15o-3p2q-2r-5
T l321 at most <N>|a-2n-1o-3p-1q6
T l321 average <C> for|a1r-1
T l321 average <C> of|a6i-1n-2o-4
T l321 common <C> of|a-2i-2n-5o5p-1
T l321 corresponding number of|a-8n9o-11p3q-4
T l321 corresponding to the|a8n-5p-1r-2
T l321 different <C> of|a7i-2n-3
T l321 distinct <C> of|a2n-1
T l321 do not have|a-22i-1n-1o-3p-2q-1r23
T l321 find all the|a1n-1
T l321 for all the|a1
T l321 from the <V>|a2o-1
T l321 give me the|a14n-2o-1q-7r-6
T l321 greatest number of|a-22i-2n-27o26p-6q-7r-6
T l321 has the most|a10i-2n-6o-2p-13q-4r-3
T l321 how many <V>|a-18n19o-2r-1
T l321 how many different|a2i-9n1o-1p-1q-3r-2
T l321 in the <V>|a6n-5o-1
T l321 largest number of|a2i-1n-11o11p-11q-5r-4
T l321 least number of|a-6i-2n-10o-14p17q-12r-1
T l321 more than <N>|a-4i-3n-23o-3p-1q11r-3
T l321 most number of|a19n-19o-9p-13q-5r-1
T l321 not <T> any|a4r-4
T l321 not have any|o-1p-1
T l321 not have a|a-14i-4o-1p-1q-1r16
T l321 number of <T>|a-5i-1n-1o-7p-5q13r-3
T l321 number of different|a21i-15n-28o-6q7r-1
T l321 number of distinct|a5i-1n-2o-4q-2r-1
T l321 of <T> with|a8i-2n-3o-2
T l321 of all <V>|a2n-2
T l321 of all distinct|a1
T l321 of all the|a7n-1o-4r-1
T l321 of the <A>|a8i-4n-2o-2p-4q-2r-3
T l321 of the <N>|a-7i-1n13o-9p-2q-1
T l321 of the <T>|a3n-1o-1p-1
T l321 of the <V>|a8n-6o-1p-2r-2
T l321 of the different|a-3o-1i5n-4p-1q-1
T l321 show <C> of|a6i-1n-4o-1
T l321 than <N> and|a8n-3q-4r-1
T l321 that have both|a3o-1r-1
T l321 that have some|a2r-1
T l321 the <C> and|a-11n12o-2
T l321 the <C> for|a4n-1o-1r-1
T l321 the <C> of|a2i-3n12o-17p-5q-2r-10
T l321 the <T> who|a6i-1n-2o-2r-1
T l321 the <T> with|a5n-2o-1p-1r-1
T l321 the count of|a-5n7o-4p-5q-1
T l321 the information about|a3n-2r-1
T l321 the number of|a-2i-7n8o-13p-11q10r-13
T l321 the top <N>|a-10i-4n-13o14p-3q-2r-2
T l321 total <C> of|a7i-1n-4o-1r-1
T l321 total number of|a-5i-3n1o-11p-9q-2r10
T l321 what are the|a5n-2r-3
T l321 what is the|a4n-2o-1r-1
T l321 who did not|a-8i-1n-1o-1p-1q-1r9
T l321 with the most|a5i-1n-1o-2p-6q-1r-1
T last <s>|a5i-8n3o-3p-21q-12r-1
T last A|a20i-5n-8o-9p-7q-9r-9
T last CT|i-2n-9o-9p-4q-16r11
T last C|a1n-9o5p-4q-7r-5
T last N|a-7i-10n2o-24p-9q16r-9
T last P|a15i-4n-6o-3q-1r-2
T last T|a8i-4n-15o-5p4q-11r-6
T last VN|a2i-8n7o16p-10q-22r-7
T last V|a-1i-6n9o3p-12q1r-10
T left 0|a2i-9n-2p-3q-2r-2
T left 1|a12i-5n-6o-10p-4q-12r-6
T left 2|a9i-6n-9o-3p-11q-1r-5
T lr <A> </s>|a10i-4n-3o-3p-4q-3r-4
T lr <C> </s>|a-12i-3n-4o6p-4q12r4
T lr <N> </s>|a1i-4n-21o-8p-33q12r-12
T lr <N> that|a4n-18o5p-2q-1r-1i-1
T lr <N> with|a12i-2n-11o-7p-10q-3r-1
T lr <T> </s>|a29i-1n-9o-6p-2q-20r-8
T lr <T> and|a1
T lr <V> </s>|a8i-9n-25o7p-15q-2r-2
T lr <V> <C>|a-7n8r-1
T lr <V> who|a8n-6r-1
T lr <V> with|a-10n11o-1r-1
T lr a </s>|a-3i-11n3o-9p-7q-6r9
T lr a <P>|a-15i-1n-5o-2q-1r18
T lr a in|a9n-1o-2p-1r-8q-1
T lr a of|a9n-1o-3r-6
T lr a that|a13n-1o-3p-1q-1r-11
T lr a with|a3i-5n-7o-3p-2q10r-18
T lr across </s>|a4i-1n-1o-7p6q-3r-3
T lr all ,|a-7n-3i8
T lr all </s>|a16i-43n-18o3p-7q-4r-7
T lr all <C>|a-6i9n-6o-3p-1q-2r-2
T lr all in|a16i-12n-9o-1
T lr all ordered|a1
T lr all sorted|a1
T lr all that|a4n-11o-2
T lr all whose|a1n-1
T lr all who|a-12i-1n19o-7p-1r-4q-4
T lr all with|a8n-11q-1i-2r-1o-3
T lr an </s>|a-1i-7n-16o-8p-4q-4r13
T lr and <C>|a-9i-2n12o-3q-1
T lr and of|a6n-5
T lr and with|a14n-6q-4i-2r-3
T lr any </s>|a4i-4n-4o-5p-5q-5
T lr any in|a7r-7
T lr any with|a-2i-1n-4o-1q-1r4
T lr as </s>|a-1n-2o-1p-1q-3r2
T lr average <C>|a6i-3o-1q-1
T lr both with|a5i-1o-2q-2r-1
T lr by </s>|a6i-1n-1o-2p-3r-2
T lr by <C>|a4o-3q-1
T lr by with|a3i-1n-1o-1
T lr corresponding </s>|a6i-1n-16o-2p-2q9r-2
T lr different </s>|a-14i26n-16o-2p-1q-1r-2
T lr different <C>|a12i-5o-2q-2n-5
T lr different are|a1i-5o-1q-1r-1
T lr distinct </s>|a-12i-2n9o-1p-3q4r-1
T lr does <V>|a9n-8o-1r-1
T lr each ,|a1i4n-7o-11p-2q-1
T lr each </s>|a-7i10n2o-17p-15q-9r-10
T lr each <C>|a3i-5o-10p-1q-1
T lr each <T>|a-5i9n-9o-1
T lr each and|a9i-6n-16o-2p-1
T lr each have|a1i-1n2o-1p-5q-1r-3
T lr each in|a-10i-6n15o-1p-2
T lr each that|a-18i1n17o-1r-1
T lr every who|a3i-2o-1
T lr fewest </s>|a-2i-1n-2o-8p4q-2r-1
T lr for </s>|a-4i-2n-10o-2p-2q8r-2
T lr for <V>|a4n-3r-1
T lr for that|a3n-1
T lr for who|a1
T lr for with|a3n-1q-1r-1
T lr have </s>|i-1n-1o-2p-3q-1r5
T lr have with|a8i-2n-1o-2q-1r-2
T lr in </s>|a5i-4n-8o10p-1q-11r4
T lr in that|a-14i-2n-4o-2p-1q-1r16
T lr its </s>|a-5i-10n-6o18p-5q-8r-8
T lr least </s>|a-16i-2n-2o-16p21q-1r-1
T lr many are|a-11i-2n5o1p-1q2r-1
T lr many correspond|a-4n6o-1q-1
T lr many did|a2i-1n-5o-15q10r-2
T lr many does|a-8i-1n6o8q-7
T lr many do|a-1i-1n-3o-12q5r-1
T lr many have|a-2i-1n4o-14q-6r-1
T lr many were|a-7n8o-2
T lr more </s>|a2i-1n-2o-1p-1r-3
T lr most </s>|i-3n-8o-2p10q-9r-5
T lr no </s>|a-19i-1o-1p-1q-1r20
T lr not </s>|a-8i-1n-1p-1q-1r9
T lr not any|a-8i-1n-1o-1p-1q-1r9
T lr of ,|a-11i-1n13o-2
T lr of </s>|a3i-8n4o-5p-1q-3r-25
T lr of <C>|a-8i-3n19o-6p-2q-2r-1
T lr of <T>|a2i-3n3o1p-5q-8r-4
T lr of <V>|a-8n12o-4p-1q-1r-1
T lr of and|i-6o6p-7q-1r-1
T lr of by|a-11n16o-10p-6
T lr of for|a-13i-2n10o-7p7q-1r-4
T lr of from|a-6n10o-2p-4r-1
T lr of in|a-6i-1n2o6p5q-5r-3
T lr of list|a10n-17o3p5q-5
T lr of made|a-12n10o6p-8q-1r-3
T lr of of|a-12n16o-5p-5q-1
T lr of that|a6i-2n-10o9p-4q-3r-7
T lr of they|o7p-13q-3r-2
T lr of which|a11n-10o-6
T lr of whose|a-4n10o-5p-1q-1r-2
T lr of who|a11i-4n-13o-17p-7q-3r15
T lr of with|a-6i-1n16o-9p-6q-4r-3
T lr some </s>|a8i-1n-3o-2p-1q-1r-2
T lr some and|a1
T lr some in|a1r-1
T lr that </s>|a5i-7n3o-3p-3q-3r-8
T lr the ,|a2n-2
T lr the </s>|a5i-6n9o-15p-5q-13r8
T lr the <C>|a23i-6n-11o-6p-1q-14r1
T lr the <T>|a7n-3o-1q-2r-1
T lr the <V>|a-5i-5n3o-11p-2q16r-26
T lr the and|a-7i-3n11o-6p-1q-1r-1
T lr the from|a4q-2n-1
T lr the in|a7i-1n-1o-2r-2
T lr the of|a2i-2n-9o-3p-1q-2r5
T lr the that|a-2i-8n15o-16p-3q-8r-10
T lr the they|a1
T lr the where|a1
T lr the which|a15i-1n-1o-11q-5r-2
T lr the whose|a9n-5o-1q-1r-1
T lr the who|a22i-3n-9o-3p-1q-3r-7
T lr the with|a-7i-8n-18o6p-5q-13r15
T lr these </s>|a14i-3n-5o-1p-4q-4r-5
T lr which <C>|a11i-4n-3o-7p-1q-1r-1
T lr which <T>|a2n-1o-1
T lr which are|a6n-4o-1q-1
T lr which do|a6n-4r-1
T lr which has|a13i-1n-8o-4r-1
T lr which have|a12n-8q-1r-2
T lr whose <C>|a4n-3
T lr with <C>|a4n-2o-1q-1r-1
T next </s>|a2i-9n-2p-3q-2r-2
T next A|a18i-4n-9o-4p-2q-4r-6
T next CT|a5i-10n-3o-10p-2q-18r13
T next C|i-4n-4o2q7r-3
T next N|a3i-6n3o-15p-16q8r-12
T next P|a4i-16n3o-3p-8q-7r-4
T next Q|a23i-2n-13o-3p-1q-1r-13
T next T|a12i2n-11o-1q-16r-11
T next VN|a-12n-1o-5i14q-1
T next V|a1i-11n8o-15p-25q-3r1
T of 1|a-6i-17n17o-14p-9q-21r5
T of 2|a3i-3n-7o6p-15q-15r2
T of 3|a4i-10n-4o2q-18r-1
T of 4|a10i-5n-10o-9p-3q-3r-13
T of 5|a5i-1n-10o-15p-9q10r-2
T opens compute the|a2i-2n2q-1r-1
T opens compute|a2i-2n2q-1r-1
T opens count the|a13i-11n-7o-4p-11q-8r-3
T opens count|a13i-11n-7o-4p-11q-8r-3
T opens find <T>|a11n-7o-3r-1
T opens find all|a8n-4i-3o-1r-1q2
T opens find the|a-2i2n-4o-2p-5
T opens find|i2n-5o-2p-5q-3r1
T opens for each|a3i-1n8o-7p-19q-9r-6
T opens for|a4i-2n6o-3p-20q-11r-7
T opens give me|a8n-7o3p-4q-7i3r-9
T opens give the|a-6n-2o-1q-1r7
T opens give|a-1i1n-6p-2q-4r3
T opens how many|a6i1n-3o-8p-6q-8r2
T opens how|a7i1n-4o-8p-6q-8r2
T opens in which|a-6n-4o8q2r-1
T opens in|a-1n-7o8p-1q2r-1
T opens list <C>|a8i-6n-1
T opens list all|a-6i-3n10o4p-6q-2r-3
T opens list the|a1i-16n5o-13p1q6r1
T opens list|a3i-18o-14p-4q12
T opens on what|a8n-4o-1r-2
T opens on|a13n-5o-2p-2q-3r-3
T opens please list|a10n-3o-3p-1r-4q-1
T opens please show|a-13i-1n-4o15p-8q-1r-2
T opens please|a-6i-1n-5o14p-9q-1r-6
T opens retrieve the|a2o1q-1r-1
T opens retrieve|a2o1q-1r-1
T opens return the|a5i-14n-8o7p2q-17r-6
T opens return|a4i-13n-5o6p6q-13r-7
T opens show <C>|a-4i15n-3o-10p-19q14r-19
T opens show <T>|a21i-19n-2o-3p-2q-1r-5
T opens show all|a-12i6n-5o-12p5q-3r11
T opens show different|a-2i-3n9o-4p-7q-1r-2
T opens show the|a-13i9n11o7p-7q-21r2
T opens show|a-7i5n5o-4p-11q-11r2
T opens sort the|a2i-1n-1
T opens sort|a18i-1n-17o-1p-2
T opens tell me|a7i-1o4p4q-2r-12
T opens tell|a7i-1o4p4q-2r-12
T opens what <C>|a3n-11o-15p13q10r-10
T opens what <T>|a8n-3o-1r-3
T opens what are|a3i-16p-17q-3r3
T opens what is|a-6i-1n4p4q-13r-9
T opens what|a-1i-7n-2o-2p-3q-7
T opens when did|a8n-3o-1q-1r-3
T opens when|a9n-3o-1q-1r-4
T opens which <C>|a-1i-4n17o-6p-4q8r-11
T opens which <T>|a-1i-13n-11o1p-11q10r8
T opens which|a-1i-16n1p-7q13r-8
T opens who are|a3n-2o-1p-1q2r-1
T opens who is|a5n-3o4p-1q-2r-2
T opens who|a9i-1n-7o3p-2r-3
T plural|a-6i-8o-1p4q9r-10
T r1 ,|a5i6n-2o-14p-10q-7r-9
T r1 </s>|a5n-4o-10p1q-6r-4
T r1 <C>|a8i-1n-8o-5p-20q1r-17
T r1 <N>|a1i-1n3o-2p-1q-1r-4
T r1 <P>|a-1i-8n-10o3p-4q-5r6
T r1 <T>|a-4i3n-1p-8q15r-8
T r1 <V>|a1i-9n-2o-2p-7q7r-8
T r1 and|a8i3o-9p-12q-11r-21
T r1 any|a-7i-1n-1o-1p-1q-1r8
T r1 are|a4i-11n-3o12p-15r-11
T r1 associated|a3n-1r-1
T r1 at|a19i-2n-5o-6p-2q-2r-7
T r1 a|a6i-1n-1o-1r-4
T r1 both|a5i-1n-1o-1p-1q-1r-3
T r1 but|a16i-2n-5o-2p-1q2r-12
T r1 by|a-8n9i-17o13p-8q7
T r1 can|a-8i-1n-18o16p14q-15r-1
T r1 correspond|a-7i6n4o-1q-1
T r1 described|a14i-4n-5o-2q-2r-7
T r1 did|a3i-1n-5o-15q10r-2
T r1 does|a-7i-1n6o8q-7
T r1 do|a-5i-3n1o-13p-1q4r-3
T r1 find|a-3n-6o-4p5q-1r6
T r1 for|a-2i-9n7o-7p-5q-1r-16
T r1 from|a8i-15n4o-5p-9q-12r10
T r1 give|a9n-2o2p-1q-8
T r1 had|a-13n13o-2q2r-1
T r1 has|a-11i-17n15o-10p11q-3r-2
T r1 have|a4i-3n9o-26p3q-16r-9
T r1 having|a-2n-12p14q-1r-6
T r1 held|a-12i11n-5o-8p-1q-1r8
T r1 involved|a9n-8o-1i-1q-1
T r1 in|a13i-20n1p2q2r-10
T r1 is|a-20n8o-9q10r12i5p-1
T r1 listed|a-9i-1n6o-2p-1q4r3
T r1 list|a-1i-13n5o-4p1q-10r7
T r1 live|a-18n17p-1q-1r3
T r1 living|a-12n-1o-1p-2q15r-2
T r1 located|a-3i-1n6o-4r1
T r1 made|a-10i-1n8o8p-9q-1r-3
T r1 members|a-1i-1o-1p-3q-1r-6n5
T r1 more|a-2i-2n-3o-9p-2q-9r8
T r1 not|a-9i-3n-2r11
T r1 of|a11i-7o-12p-7q-3r2
T r1 older|a4i-1n-3q1r-1
T r1 opened|a-3n5o1p-3r-1q2
T r1 ordered|a6n-1i-5o-1p-1
T r1 or|o1
T r1 produced|a5i-2n2o-1p-3q-1r-2
T r1 record|a6i-8n-11o-4p-1r9
T r1 show|a11n-9o1q-2
T r1 some|a4i-1o-1r-3
T r1 sorted|a10i-1n-1o-3p-3q-6r-2
T r1 tell|a2n-1o-1q2r-1
T r1 that|a7i-8n2o1p-12q-19r-17
T r1 they|o7p-13q-3r-2
T r1 the|a4i-2n7o-4p-5q-2r-6
T r1 to|a-8i-1o9p-10q-1n1r6
T r1 used|a-12n14o-1r-2
T r1 use|a-5n7o-6q3
T r1 was|a10i-1n-2o-1q-4r-3
T r1 were|a-7n8o-2p-1r-1
T r1 where|a-13i-1n9o-4r8p-1q-4
T r1 which|a7i13n-13o-1p-1q-5r-2
T r1 whose|a8i-3n7o-8p-3q-9r-10
T r1 who|a12i-4n-6o-11p-14q-13r7
T r1 without|a3i-2n2o-5p-1r-5
T r1 with|a1i1n-2o-5p-17q-3r1
T r12 , and|a3i-14n9o3p-2q-1r-1
T r12 , as|a-15i15n-3o-1
T r12 , find|a2i4n-11o-3q-1
T r12 , ordered|a13i-9n-5o-7p-2q-2r-3
T r12 , sorted|a8i-5n-2o-2
T r12 </s> </s>|a5n-4o-10p1q-6r-4
T r12 <C> ,|a5i-10n3o-7q-2r-1
T r12 <C> </s>|a7i-2n-22o-5p-5q12r-13
T r12 <C> <P>|a-8n12o-1i-4
T r12 <C> <V>|a5i-4n-7o-1q-2r4
T r12 <C> and|a-9i9n-7o7p-1q-7r-4
T r12 <C> for|a23i-6n-8o-4p-14q-11r-1
T r12 <C> in|a-4i-1n-3o7
T r12 <C> is|a-6n7
T r12 <C> of|a-9n13o-4i-2q-2r-4
T r12 <C> that|a12n-1q-1i-10o-1r-1
T r12 <N> </s>|a8n-3o-1p-1q-1r-3
T r12 <P> </s>|a-14i-6n-5o7p-2q-2r14
T r12 <T> </s>|a-8n-4o12p-9q-4r7
T r12 <T> and|a10o-9
T r12 <V> </s>|a6i-5n-3o3p-5q-3r-10
T r12 <V> <V>|a3i-2n7o-3p-1q-8r-17
T r12 <V> and|a9n-3o-3q-3r-1
T r12 <V> has|a16i-1n-14o-1q-1r-1
T r12 a <T>|a4n-1r-3
T r12 and <C>|a-9i-1n14o-9p-1q-2r-4
T r12 and <T>|a1
T r12 and their|a10i-4n-3o-1p-1q-3r-1
T r12 and the|a-10i10n8o-7p-4q-2r-2
T r12 and what|a-1i10n-2o-12q-2r-2
T r12 any <T>|a-6i-1n-1o-1p-1q-1r6
T r12 are <T>|a-7i-1n10o-5q-1
T r12 are from|a-3n-17o-5q18p-1
T r12 are in|a3i-2n11o-9q-2r-5
T r12 are not|a7n-6o-5
T r12 are there|a-6i-6n6p-1q-11r-4
T r12 associated with|a3n-1r-1
T r12 by <V>|a-1n-1r3
T r12 by the|a7n-1i-3o-1p-1r-1
T r12 correspond to|a-7i6n4o-1q-1
T r12 described as|a11i-4n-5o-2q-2r-2
T r12 did not|a7n-6o-3q-2r-2
T r12 do not|a-13n16o-2q-1r-2
T r12 do we|a11n-8o-7q-4r-1
T r12 does each|a-9n10o-1
T r12 does the|a4n-5o2q-1
T r12 find the|a-7n-6o-5p6q-1r9
T r12 for <T>|a-1i-1n2o-3p-1q4r-2
T r12 for each|a-1i-7n5o-8p-2q-3r-2
T r12 for the|a3n-7o3p-3q-4r-3
T r12 from <V>|a2i-11n-12o-1r14
T r12 from the|a17i-1n-2o-3p-5q-11r-6
T r12 give me|a9n-2o2p-1q-8
T r12 has the|a10i-1n-6o-2p-1r-1
T r12 have </s>|a-7i-9n12o-1p-2r-2
T r12 have <C>|a-4n4o-2q-1
T r12 have <T>|a7n-6o-2
T r12 have <V>|a3n-2
T r12 have a|a-2n3q-3o-2r-1
T r12 have the|a-6n7o-1
T r12 in <C>|a-1n5o-3r-1
T r12 in <V>|a7i-2n-11o1p-2r1
T r12 in alphabetical|a3i-1n-1
T r12 in ascending|i-5n7o-2p-6r-2
T r12 in descending|a3n6o-11p-5r-1
T r12 in each|a2i-8n-2o-7p8r-1q-8
T r12 in the|a7i-5n-22o10p-7q7r-10
T r12 in total|a-9i-1n12o-3q-1r-1
T r12 list the|a-6i-3n6o-8p1q-12r7
T r12 listed </s>|a-5i-1n6o-2p-1q4r-3
T r12 live in|a-19n17r4p-1q-1
T r12 living in|a3o-1p-1q-1r-1
T r12 more than|a-2i-2n-3o-9p-2q-9r8
T r12 of <C>|a3n-1r-1
T r12 of <V>|a-6i-2n-7o-2p-1q-1r9
T r12 of all|a-3n7p-1o-4
T r12 of each|a-3n7p-4
T r12 of the|a12i-1n-1o-5p-1q-1r-6
T r12 older than|a4i-1n-3q1r-1
T r12 opened <P>|a-2n5o1p-2r-1
T r12 ordered by|a6n-1i-5o-1p-1
T r12 some <T>|a4i-1o-1r-3
T r12 sorted by|a10i-1n-1o-3p-3q-6r-2
T r12 tell me|a2n-1o-1q2r-1
T r12 that <C>|a-1i-1n4o-1q-1r-1
T r12 that <V>|a10n-9o-2r-1
T r12 that are|a4i3n-23o-9p-1q-3r2
T r12 that can|a11i-2n-5o-3q-5
T r12 that do|a10n-6o-3r-3
T r12 that had|a2n-1
T r12 that has|a3i-9n15o-9p-2q-1r-18
T r12 that have|a3i1n-3o1p-4q-6r-8
T r12 that is|a12n-3o-8
T r12 that received|a-3i4
T r12 that the|i-7n12o-7
T r12 that was|a16n-1o-1i-4r-12
T r12 that were|a9i-2n-2o-7
T r12 the most|a-1i-1n-1o3p-2q-1r-2
T r12 they are|a-18o13p-6q-1
T r12 where the|a7n-6r-1
T r12 which has|a-13i14n-7
T r12 which have|a-11n-1o11
T r12 who <C>|a4n-3
T r12 who <T>|a7n-6r-1
T r12 who are|a-4i-17n21o-3p-1q-1r-7
T r12 who did|a4i-1n1o-1r-3
T r12 who do|a8i-11n6r-4
T r12 who had|a2n-1
T r12 who has|a-14i13o-4p-3q-3r9n-7
T r12 who have|a-7i4n1o-4p-7q-6r7
T r12 who is|a5i-9n3r-1
T r12 who teach|a-8o-2r-1n11i-1
T r12 who was|a2
T r12 whose <C>|a6i-2n5o-4p-2q-9r-8
T r12 with <C>|i-13n-5o-3p-5q-2r8
T r12 with <N>|a11n-7o-10p-1r-1q-1
T r12 with <T>|a6i-2n-3o-1
T r12 with <V>|a-1i-1n5o-1p-7q-6r6
T r12 with at|a4i3n-2o-1q-1r-12
T r12 with a|a-11n13p-4q10i-7o4r-8
T r12 with more|a12i-3n-10o2q-4r-2
T r12 with most|a12i-1n-1o-12q-3r-1
T r12 with the|a5i-16r-2n-19o8p-5q-14
T r12 without any|a2n-1r-1
T r2 ,|a-5i2n-1o1p-1q-2r-2
T r2 </s>|i-2n-1o-3p-5q-4r-3
T r2 <C>|a14i-20n-3o-9p-10q-16r-1
T r2 <N>|a4i-1n-23o1p-7q15r-4
T r2 <P>|a-3i-10n7o-9p-3q-3r8
T r2 <T>|a14i-21n-7o-16p-12q-3r2
T r2 <V>|a-4i-19n-2o-18p-13q8r10
T r2 all|a-14n20p-5r-2i-3o-7
T r2 alphabetical|a3i-1n-1
T r2 and|a-1i-1n2o3p-4q-12r-7
T r2 any|a11i-2n-4r-10o-1q-2
T r2 an|a11i-2n-10o2p-4q-1r-2
T r2 are|a3i-5n2o5p-7q-7r-6
T r2 ascending|a2i-5n6o-3p-6r-2
T r2 as|a-10i13n-1o-3r-3p-1q-2
T r2 at|a-4i2o10p-1q-4r-13
T r2 a|a13n-16p-5q10i-7o-4r-10
T r2 been|a1n1o-1
T r2 both|a8n-6o-2r-1
T r2 by|a15i-7n-7o-22p4q-9r-7
T r2 can|a11i-2n-5o-3q-5
T r2 descending|a3n6o-11p-5r-1
T r2 did|a-7i-1n13o-2p-1q2r-6
T r2 different|a-16n17o-2r-2
T r2 do|a4i-11n13o-5q-3r-7
T r2 each|a-4i-21n12o-22p-2q-10r-4
T r2 enrolled|a-1i-9n4o-4q-1r-1
T r2 find|a2i4n-11o-3q-1
T r2 for|a-15i4n12o-14p5q3r-4
T r2 from|a-1i-8n-12o-6p-2q17r-1
T r2 give|a-1i-1n-2o3p-1q-1r1
T r2 had|a9i-4n-3q-1
T r2 has|a-10i12n5o-16p-7q-5r-1
T r2 have|a-4i5n1o-1p-12q-12r1
T r2 how|a-24i13n10o4p-6q6
T r2 in|a-12i-15n17o-8p-20q-10r9
T r2 is|a11i-10n7o-10p-1q-1r-3
T r2 it|a-20i-14n8o14p-3q-7
T r2 least|a8i-1n-2o-1p-1r-4
T r2 less|a-7i-5n-7o-1q10r-1
T r2 list|a-1i6n-17o-19p12q1r-1
T r2 located|a2i-1n5o-5q-1r-2
T r2 made|a2i-1n2o-5p-1q-4r-4
T r2 me|a10i-1n-4o1p-2q-7r-1
T r2 more|a14i-4n-1p-1q-10r-9
T r2 most|a8i-3n-9o-3p-3q-4r-4
T r2 never|a-8n10o-2
T r2 not|a7i-1n-3o-11q-3r-5
T r2 of|a-5i-4n5o7p-2q-2r-5
T r2 on|a7i-3n-1o4r-6
T r2 opened|a-7n7o1p-1q1r-1
T r2 ordered|a14i-9n-6o-7p-2q-2r-3
T r2 or|a14i-9n-8r-2o-1
T r2 produced|a11n-7o-8p-6q-4
T r2 received|a-3i4
T r2 return|a9i-3n-11o-2q-4r-7
T r2 show|a4n-19o-2p-1q2
T r2 some|a-19i15n-11o-1r11
T r2 sorted|a8i-5n-2o-2
T r2 teach|a-7i-1n11o-2r-1
T r2 than|a4i-5n-6o-12p-4q-10r6
T r2 that|a-13n7q2i-11o-13p9r-3
T r2 their|a-5i-5n10o-2p-1q-3r4
T r2 there|a-12i-6n5p-2q12r-5
T r2 they|a-8i-1n-8o-14p-1q14r-1
T r2 the|a-4n8o2p-6q8r-16
T r2 took|a-13i-1n14o-1
T r2 total|a13i-2n-9o-3p-1r-2q-1
T r2 to|a-8i14n5o-6p10q-9r-5
T r2 used|a17i-14n-6o-4q-7p-1
T r2 was|a1n-4o-2q-6i-5r5
T r2 were|a7i-2n4o-7q-1r-1
T r2 we|a11n-8o-7q-4r-1
T r2 what|a7i9n-12o-12p-1q-9r-2
T r2 which|a22n-18i-3o-6r-1
T r2 whose|a10n-3o-8p-2q-1r-1
T r2 who|a-8i12n-4o-2p-1r-2
T r2 with|a-9i15n-2o-4p-1q-1r-6
T r3 ,|a-1i-1n-13o9p-1q3r-3
T r3 </s>|a-1i-6n-13o-6p-2q2r11
T r3 <A>|a8i-2n-1o-2q-1r-3
T r3 <C>|a5i-35n3o-21p8q2r2
T r3 <N>|a10i-10n-2o-16p-5q-11r3
T r3 <P>|a-10i-2n15o-6p-2q-2r-12
T r3 <Q>|a6o7p-1q-3r-8
T r3 <T>|a5i-14n-2o2q-20r5
T r3 <V>|i-24n16o-9p-9q-8r3
T r3 above|a-5i-1n-1o10q-3r-2
T r3 all|a2i-2o-1q-1r-1
T r3 alphabetically|a11i-6n-1o-6
T r3 alphabetical|a8i-5n-2o-1
T r3 and|a2i4n-13o-16p-7q16r-7
T r3 any|a9i-1n-7r-1
T r3 an|a36i-1n-36o-4r-1
T r3 are|a6i3n5o-5p-1q-8r-7
T r3 ascending|a16i-5n-4o-4p-5q-1r-6
T r3 assigned|a-7n13o-7p-2q-2
T r3 as|a2i4n-2o-1p-1r-2
T r3 at|a14i3n-18o6p-1q-6r-1
T r3 average|a15i-1n-14
T r3 a|a11i-11n1o-7p-2q-2r-10
T r3 been|a4n2o-6
T r3 below|a7n-5o-1r-1
T r3 between|a-4n5o-1
T r3 bigger|a4n-1o-1q-1r-1i-1
T r3 both|a-9i10n-1o-1
T r3 but|a11i-1n-1p-10q-3r-4
T r3 by|a4i-7n8o-13p-8q-12r-4
T r3 contains|a-3n5o-1r-3
T r3 corresponding|a7n-7
T r3 descending|a3i-1o-1
T r3 each|a-16i-8n4o-15p1q13r-1
T r3 either|n1
T r3 for|a2i-14n3o-9p-1q-2r-1
T r3 from|a-3i-1n4o-1p-2q-2r4
T r3 greater|a8i-1n-4o-1q-1r-4
T r3 greatest|a7i-1n-2o-3p-1r-1
T r3 had|a-9n10o-1
T r3 have|a-10i12n-3o6p-2q1r-4
T r3 higher|a-11i-1n7o4p-1q-2r4
T r3 highest|a22i-1n-3o-16q-1r-1
T r3 how|a-18i5n12p-1
T r3 in|a12i-19n10o3p-6q-4r-20
T r3 is|a9i-16n10o-5p-2q-10r-4
T r3 its|a-1i10n-21o-2q-2r-5
T r3 largest|a-7i-1n-1o9r-1
T r3 least|a-3i1n-10o13p-3q-3r-14
T r3 less|a-1i-1n11q-2r-7
T r3 list|a-10i5n9o-2p-1r-1
T r3 lower|a5i-1n-1o-1q-1r-1
T r3 lowest|a12r-1n-7o-11p-1q-1
T r3 many|a-24i13n10o4p-6q6
T r3 me|a-1i-1n-2o3p-1q-1r1
T r3 more|a-2i-11n18o-6p-3q-9r-17
T r3 most|a13i-3n-1o-24p-2q-3r-1
T r3 never|a-6i14n-9o-2r-2
T r3 not|a-10i-2n5o-8p-2q-4r14
T r3 no|a-15i-5n-8o-8p-1q-1r17
T r3 number|a-5i19n-2o-30p-7q-6r-6
T r3 of|a9i-2n-4o8p-14q-10r-2
T r3 older|a-10i-1q-1n12
T r3 on|a2i8n-4o-3p-3q-1
T r3 order|a1i-7n9o-13p-10q-1r-3
T r3 or|a17i-11n-8o-1q-1r-1
T r3 produced|a-15i-9n20o-6q-3
T r3 smaller|a2n3o-2q-1r-2
T r3 some|a20n-19o-6r-1
T r3 sort|a-11i-9n14o-1p-1
T r3 than|a2i-9n-1o1p-1q7r-10
T r3 that|a1i-1n-8o7p-4q-3r-2
T r3 their|a-6n14o-3q-3i-1r-1
T r3 them|a-7i-4n18o-5p-8q-9r-2
T r3 there|a7i-1n-4o-9q-2
T r3 the|i-6n2o4p7q-6r-3
T r3 to|a10i-1n-15o12p-13q-3r-3
T r3 well|a-15i15n-3o-1
T r3 whose|a-9n10o-1q-1
T r3 who|a2i-1
T r3 with|a-8i-7n12p-3q-4r-3
T some all|a11i-1n-14o-10p-12q-14r-7
T some also|a-1i-8n16o-5p-6q-4r-1
T some and|a7i-11n5o-25p-1q-22r-1
T some any|a5i-6n-17o-11p-10q-19r2
T some ascending|a7n-1p-1q-5
T some at|a3i-18n4o-19p-4q6r-20
T some average|a8i7n-31o-11p-7q-10r8
T some both|a20i-2n-6o-5p-1q-3r-4
T some but|a2i-3n-7o-3p-2q-10r1
T some common|a-10i-3n-7o14p4q-5r-3
T some corresponding|a-11i-5n11o-14q7r-7
T some count|a-6i-11n13o-4p-16q-6r-17
T some descending|a-8n-3o10p-1q-3r-3
T some different|a11i5n-15o-8p-7q3r-18
T some distinct|a10i9n-11o-17p-6q1r-23
T some each|a-10i12n-2o-5p-6q1r-22
T some every|a20i-4n-6o-3p-2q-1r-16
T some fewest|a-18i-5n-11o4p17q-5r-11
T some highest|a-11i5n6o14p-16q-11r-7
T some how|a-4i-18n12o-1p-8q3r-36
T some largest|a11i-1n-14o7p-11q-14r-5
T some least|a-13i-8n-13o-11p23q2r-19
T some lowest|a7n-1o-3q-1i-1p-1r-1
T some many|a-11i-4n12o4p3q-1r1
T some maximum|a-7n-1o7p-4i4q-1r-4
T some minimum|a8i-2n-3o-3p-1q-1r-2
T some more|a4i-9n3o-10p-10r-26
T some most|a-14i-16n-4o19p-5q-8r-20
T some never|a-14i-4n-8o-17p-7q-10r19
T some not|a-11i-15n-19o-17p-13q-17r19
T some no|a-12i-4n-7o-11p-5q-6r15
T some number|a-21i-2n18o-1q-6r-13
T some order|a3i-3n8o1p-29q-13r-2
T some or|a4i-5n-14o-7p-6r4
T some popular|a1i-1n-3o10p-15q-3r-1
T some smallest|a-15i-1n-12o-19p24q-7r-5
T some some|a10i-4n1o-5p-2q-2r-10
T some sorted|a-19n-1o-12p-12q19r-3
T some sort|a6i-1n-2p-2r-3
T some sum|a-12i15n-7o-2p-1q-1r-1
T some than|a-3i5n1o-10p-9q-1r4
T some top|a-6i-5n-21o18p-10q-11r-5
T some total|a5i3n-4o-24p-13q-8r3
T some whose|a13i-3n-23o-8p-3q7r-8
T some without|a-17i-5n-13o-6p-4q-5r20
T some with|a-1i-11n1o-1p4q-16r7
T table by fuzzy|a2i-2n7o-4p-2r-7
T table by name|a10i-5n-1o-9p-10q-10r-7
T table by part|a-2i-16n-12o4p-13q-2r12
T table by synonym|a-2i-32n-20o1p6q13r-5
T |a9i-8n-5o-4p-10q-6r-5
TV of 5|a22i-10n-10o-10p-10q-10r-10h-10s-10
TV table by part|a27i-14n-14o-14p-14q-14r-14h-14s-14
TV |a27i-14n-14o-14p-14q-14r-14h-14s-14
V at 0|a6h-1s-16
V at 1|h-2s6
V at 2|a-2h2
V at 3|a1h5s-12
V before avg|a-3h5s-4
V before condition and|a-33h35s-9
V before condition are|a-6h6s-1
V before condition as|a-20h14s-5
V before condition in|a-12h15s-6
V before condition is not|a4h-7s1
V before condition is|a-8h12s-4
V before condition of|a-13h-6s10
V before condition or|a-34h34s-11
V before condition to|a-14h23s-15
V before condition |a10h-2s-9
V before condition|a-14h9s3
V before countBound |a6h-5s-2
V before countBound|a6h-5s-3
V before counted |a-1h1s-1
V before counted|a8h-12s11
V before denied of|a-3h9s-7
V before denied|a-23h38s-34
V before grouped|a5h-3s-8
V before mostCounted|a4h-3s-4
V before none and|a20h-20
V before none by|a-2h3s-1
V before none described as|a-6h7s-1
V before none from the|a-5h11s-8
V before none from|a2h2s-15
V before none in the|a-7h13s-8
V before none in|a11h-15s8
V before none of|a-7h9s-4
V before none that|a7h-5s-7
V before none |a-19h14s5
V before none|a1h-5s2
V before null <s>|a6h-1s-16
V before null|a6h-1s-16
V before shown in|a-9h13s-6
V before shown of all the|a-3h6s-4
V before shown of all|a-3h3
V before shown of|a-10h12s-3
V before shown |a-6h16s-14
V before shown|a-2h7s-12
V before sum|h12a-11s-1
V behind  CT|a2h-10s10
V behind  C|a-19h5s5
V behind  P|a1s-5
V behind  T|a-2h5s-7
V behind  V|a-6h4s2
V behind </s> |a1h4s-4
V behind and C|a3h-2s-3
V behind and T|a4h-2s-7
V behind and V|a1h2s-10
V behind as T|a-6h2s2
V behind give me the C|a16h-15s-11
V behind or C|a10h-10
V behind or V|a2h6s-18
V behind show the C|a-8h8s-1
V behind whose C|a-10h11s-1
V far all 1|a-15h15s-2
V far all 2|a-14h-1s7
V far all 3|a-11h12s-4
V far all 4|a-9h11s-2
V far all away|a7s-7
V far and 1|a8h-2s-16
V far and 2|a-12h17s-9
V far and 3|a3h-2s-1
V far and 4|a2h4s-20
V far and away|a-3h5s-10
V far any 1|a2s-3
V far any 3|a-6h1
V far any 4|a-5h1s2
V far any away|a-1h4s-3
V far at 1|a-5h8s-4
V far at 2|a-5h5s-1
V far at 3|a-11h11s-1
V far average 3|a9h-8s-4
V far average away|a-9h12s-12
V far both 1|a-15h19s-5
V far both 2|a-11h13s-3
V far both 3|a-18h4s5
V far both 4|a-9h13s-5
V far both away|a11h-14s4
V far but 2|a-11h-15s18
V far but 3|a5h5s-9
V far corresponding away|a-4h7s-3
V far count away|a-12h14s-5
V far different away|a8h-4s-13
V far distinct away|a10h-6s-11
V far how 2|a-1h1s-1
V far how 4|a1s-6
V far how away|a-5h8s-12
V far least away|a-2h4s-3
V far many 1|a-1h1s-1
V far many 3|a4h-3s-6
V far many 4|a-25h26s-2
V far many away|a4h-6s1
V far most away|a-15h15s-1
V far not 1|h-5s5
V far not 2|a-10h-4s7
V far not 3|a-8h-2s4
V far not 4|a11h-28s12
V far not away|a1h-13s12
V far number 3|a-12h12
V far number 4|a-16h21s-19
V far number away|a13h-11s-3
V far or 1|a3h4s-11
V far or 2|a-7h9s-4
V far or 3|h6s-1a-5
V far or 4|a-5h5s-1
V far or away|a-1h1
V far some 4|a-15h17s-5
V far some away|a3h3s-9
V far than away|a13h-10s-8
V far total away|a-6h8s-3
V far whose 3|a-18h23s-6
V far whose 4|a-4h-1s5
V far whose away|a-22h12s5
V far with 1|a-17h6s2
V far with 2|a-9h1s6
V far with 3|a1h-4s1
V far with 4|a-15h24s-15
V far with away|a20h-18
V has all|a-5h6s-3
V has and|a3h-2s-4
V has any|a1h-2s-1
V has at|a-17h20s-10
V has average|a11h-6s-29
V has both|a1h-1
V has but|a-5s1
V has corresponding|a-5h11s-7
V has count|a12h-9s-10
V has descending|a-3h5s-2
V has different|a-2h-4s9
V has distinct|a3h-13s14
V has each|a14h-8s-23
V has every|a-5h7s-2
V has how|a-2h4s-7
V has least|a-12h14s-5
V has many|a-1h3s-7
V has maximum|a11h-12s-7
V has minimum|a-18h-4s16
V has more|a-4h10s-12
V has most|a12h-10s-9
V has never|a-22h-12s18
V has not|a-4h-26s26
V has no|a-16h-18s22
V has number|a12h-3s-22
V has ordered|a-4h7s-3
V has order|a17h-16s2
V has or|a-5h15s-33
V has some|a-1h-5s6
V has sort|a-8h10s-3
V has sum|a-8h9s-1
V has than|a-7h2s4
V has total|a-32h10s7
V has whose|a7h-8s2
V has with|a-4h2s-1
V l1 <C>|a-20h14s-6
V l1 <N>|a22h-22s-2
V l1 <T>|a12h-8s-11
V l1 <V>|a2h6s-10
V l1 all|a-15h15s-2
V l1 and|a8h-2s-16
V l1 any|a2s-3
V l1 an|a-17h25s-15
V l1 are|a8h-3s-11
V l1 as|a-1h10s-19
V l1 at|a-5h8s-4
V l1 a|a-24h20s2
V l1 been|a28h-28s-7
V l1 both|a-15h19s-5
V l1 by|a-32h23s-8
V l1 called|a-6h10s-9
V l1 does|a5h-3s-12
V l1 either|a-14h15s-2
V l1 for|a5h-4s-6
V l1 from|a-8h7s-1
V l1 have|a-10h7s-1
V l1 in|a-8h5s3
V l1 is|a-4h9s-13
V l1 many|a-1h1s-1
V l1 not|h-5s5
V l1 of|a-17h12s-1
V l1 or|a3h4s-11
V l1 play|a-13h26s-23
V l1 that|a3h-1s-8
V l1 the|a-3h-6s6
V l1 to|a-19h10s4
V l1 with|a-17h6s2
V l2 <C>|a-3h4s-9
V l2 <T>|a-11h7s1
V l2 <V>|a-1h5s-9
V l2 all|a-14h-1s7
V l2 and|a-12h17s-9
V l2 are|a-8h18s-9
V l2 at|a-5h5s-1
V l2 both|a-11h13s-3
V l2 but|a-11h-15s18
V l2 by|a-4h16s-14
V l2 described|a-8h8s-1
V l2 does|a-11h19s-11
V l2 for|a-22h25s-4
V l2 from|a-14h23s-17
V l2 has|a6h-1s-14
V l2 have|a7h6s-25
V l2 how|a-1h1s-1
V l2 in|a-16h6s1
V l2 is|a-4h-3s5
V l2 live|a-7h9s-2
V l2 living|a-19h10s3
V l2 located|a-19h4s6
V l2 not|a-10h-4s7
V l2 of|a5h-2s-14
V l2 or|a-7h9s-4
V l2 produced|a22h-18s-18
V l2 that|a10h-5s-14
V l2 the|a-9h5s-1
V l2 to|a14h-8s-14
V l2 which|a10h-6s-9
V l2 who|a3h-1s-9
V l2 with|a-9h1s6
V l21 <C> <C>|a-9h12s-3
V l21 <C> <V>|a-22h22s-1
V l21 <C> are|a-7h8s-1
V l21 <C> as|a-20h14s-5
V l21 <C> for|a-2h3s-2
V l21 <C> from|a-9h16s-13
V l21 <C> in|a12h-15s5
V l21 <C> is|a-8h12s-4
V l21 <C> of|a-5h-2s8
V l21 <T> <C>|a-16h6s1
V l21 <T> <V>|a-9h1s5
V l21 <T> by|a-5h5s-4
V l21 <T> from|a5h-4s-3
V l21 <T> have|a-12h13s-3
V l21 <T> in|a-38h20s-6
V l21 <T> of|a-6h12s-9
V l21 <T> that|a7h-5s-7
V l21 <T> with|a-10h-1s6
V l21 <V> and|a3h3s-9
V l21 <V> or|a3h4s-11
V l21 all the|a-14h14s-4
V l21 and <C>|a-6h7s-1
V l21 are in|a-13h13s-5
V l21 are not|a2h1s-5
V l21 at <C>|a-5h5s-1
V l21 by <V>|a-2h14s-12
V l21 described as|a-8h8s-1
V l21 does <T>|a-5h5s-1
V l21 does <V>|a-7h10s-3
V l21 for <T>|a-6h6s-1
V l21 for all|a-2h2
V l21 from <C>|a-4h5s-1
V l21 from the|a-12h20s-16
V l21 has <C>|a-8h11s-4
V l21 have <C>|a-8h10s-2
V l21 have a|a-4h5s-1
V l21 have both|a-5h5
V l21 how many|a-1h1s-1
V l21 in <C>|a-11h16s-9
V l21 in the|a-8h11s-7
V l21 is not|a-3h-8s8
V l21 live in|a-7h9s-2
V l21 living in|a-19h10s3
V l21 located at|a-2h2
V l21 located in|a-18h2s6
V l21 not in|a-10h7s-4
V l21 number of|a1h-1
V l21 of <C>|a-6h7s-1
V l21 of <T>|a-12h12s-1
V l21 of all|a-9h9s-2
V l21 of the|a8h-6s-7
V l21 that have|a8h-6s-6
V l21 the <C>|a-3h1s-3
V l21 the <T>|a-5h8s-14
V l21 who are|a-29h29s-5
V l21 with <C>|a-3h3s-3
V l21 with a|a-3h5s-2
V l3 <C>|a3h-4s-2
V l3 <T>|a-14h15s-15
V l3 <V>|a-23h1s14
V l3 <s>|a3h-2s-9
V l3 all|a-11h12s-4
V l3 and|a1h-1s-1
V l3 any|a-6h1
V l3 an|a-6h10s-5
V l3 are|a-18h5s8
V l3 at|a-11h11s-1
V l3 average|a9h-8s-4
V l3 a|a-13h-6s10
V l3 both|a-18h4s5
V l3 but|a5h5s-9
V l3 by|a2h1s-6
V l3 does|a-13h15s-2
V l3 do|a-18h15s-11
V l3 either|a14h-14s-1
V l3 find|a-10h10s-1
V l3 for|a-7h13s-8
V l3 from|a-18h-4s11
V l3 have|a5h-5s-1
V l3 in|a-16h11
V l3 is|a-8h3s5
V l3 many|a4h-3s-6
V l3 not|a-8h-2s4
V l3 number|a-12h12
V l3 of|h-8s8
V l3 or|h6s-1a-5
V l3 playing|a3h2s-12
V l3 taught|a21h-24s-4
V l3 that|a10s-20
V l3 the|a12h-5s-14
V l3 to|a-11h-2s9
V l3 was|a-4h18s-16
V l3 were|a-11h12s-5
V l3 which|a-26h8s6
V l3 whose|a-18h23s-6
V l3 who|a-2h10s-19
V l3 with|a1h-4s1
V l321 <C> <V> or|a-12h12
V l321 <C> for <T>|a-6h6s-1
V l321 <C> in the|a-7h12s-7
V l321 <C> is not|a4h-7s1
V l321 <C> of <T>|a-9h9s-1
V l321 <C> of all|a-9h9s-2
V l321 <C> of the|a-24h26s-5
V l321 <C> with <C>|a-19h6s3
V l321 <T> <C> <V>|a-6h6
V l321 <T> described as|a-6h7s-1
V l321 <T> from the|a-3h4
V l321 <T> in the|a-5h10s-6
V l321 <T> of <C>|a-5h5s-1
V l321 <T> with <C>|a5h-3s-3
V l321 <T> with a|a-3h5s-2
V l321 <V> <C> is|a-1h2s-1
V l321 <V> and <C>|a-6h7s-1
V l321 <s> how many|a1h-1s-1
V l321 all <T> in|a-1h1
V l321 are in the|a-6h-6s10
V l321 are located in|a-10h23s-18
V l321 both <V> and|a-6h10s-6
V l321 by <V> or|a-3h4s-1
V l321 by the <C>|a-12h13s-6
V l321 for the <C>|a-3h5s-2
V l321 from <V> or|a-1h1
V l321 have the <C>|a-14h-3s7
V l321 in the <C>|a-12h2s1
V l321 in the <T>|a-14h15s-1
V l321 not in the|a-6h5s-3
V l321 of <T> in|a-11h12s-1
V l321 of all the|a-3h6s-4
V l321 of the <C>|a-13h20s-11
V l321 of the <T>|a-1h2s-4
V l321 that have <C>|a-7h8s-1
V l321 the <C> <C>|a-6h8s-2
V l321 the <C> in|a-10h16s-8
V l321 the <C> of|a-14h6s2
V l321 the <T> <C>|a-14h4s2
V l321 the <T> <V>|a-3h7s-10
V l321 the <T> of|a-5h9s-7
V l321 the number of|a3h-3
V l321 to the <C>|a-5h-9s10
V l321 whose <C> are|a-7h8s-1
V l321 whose <C> is|a-3h6s-3
V l321 with the <C>|h-3s2
V last <s>|a6h-1s-16
V last CT|a-8h14s-11
V last C|a-4h-3s2
V last N|a18h-16s-12
V last P|a-4h33s-31
V last T|a-3h7s-14
V last V|a5h-12s9
V left 0|a1h4s-4
V left 1|a3h-4s-3
V left 2|a3h4s-10
V lr <C> ,|a-5h-5s7
V lr <C> </s>|a-11h-1s7
V lr <C> <V>|a-2h3s-1
V lr <C> and|a-22h9s5
V lr <C> give|a9h-6s-4
V lr <C> in|a-6h7s-1
V lr <C> or|a-9h11s-2
V lr <T> </s>|a-1h6s-16
V lr <T> <V>|a-11h6s4
V lr <T> and|a-15h15s-1
V lr <T> has|a5h-5s-2
V lr <V> </s>|a8h-7
V lr <V> give|a-2h12s-11
V lr a </s>|a-10h11s-4
V lr a <C>|a-8h2s5
V lr a <T>|a-10h15s-8
V lr all <T>|a-11h11s-1
V lr and </s>|a-16h17s-1
V lr and <C>|a9h-5s-13
V lr and <T>|a10h-10
V lr are </s>|a-21h22s-3
V lr as </s>|a11h-6s-13
V lr as and|a-8h9s-1
V lr as or|a-7h7
V lr at </s>|a-2h3
V lr both and|a-15h17s-2
V lr by </s>|a-16h21s-17
V lr by <V>|a-13s12
V lr by or|a-6h7
V lr called </s>|a-7h10s-3
V lr does <V>|a1s-9
V lr for </s>|a-19h20s-2
V lr from </s>|a7h-11s6
V lr from or|a-9h9
V lr have <C>|a-12h7
V lr in ,|a-4h8s-4
V lr in </s>|a-1h-9s14
V lr in <C>|a-10h10s-7
V lr in and|a10h-8s-7
V lr is </s>|a2h2s-11
V lr is or|a-1h1
V lr many <T>|a-26h26
V lr not </s>|a9h-28s6
V lr of </s>|a-25h14s-6
V lr of <C>|a-10h-5s10
V lr of <T>|a-17h17s-1
V lr of and|a7h-5s-4
V lr or </s>|a8h-4s-5
V lr or <C>|a-9h10s-1
V lr or <T>|a-1h3s-2
V lr the </s>|a-25h-1s11
V lr the <C>|a-37h15s-3
V lr the <T>|a-13h5s2
V lr the and|a9h-12s6
V lr to </s>|a-13h5s4
V lr to or|a-9h9s-1
V lr with </s>|a-5h13s-10
V lr with <C>|a-6h-3s6
V next </s>|a1h4s-4
V next A|a2h-1s-2
V next CT|a-6h-1s6
V next C|a-7h1s4
V next N|a3h-2s-3
V next P|a-1h2s-7
V next T|a1h4s-11
V next V|a5h2s-9
V of 1|a-21h21
V of 2|a-14h14s2
V of 3|a6h1s-21
V of 4|a-1h-5s7
V of 5|a5h-2s-9
V opens count the|a-7h7s1
V opens count|a-7h7s1
V opens find all|a8h-8s-2
V opens find the|a-6h6s-6
V opens find|a2h-1s-7
V opens for|a12h-11s-2
V opens give me|a1h7s-14
V opens give the|h4s-5
V opens give|a-1h9s-12
V opens how many|a2h-1s-5
V opens how|a1h1s-6
V opens in which|a-20h-7s13
V opens in|a-32h-9s19
V opens list <C>|a-7h9s-3
V opens list the|a-8h7s-6
V opens list|a-2h3s-7
V opens return the|a-23s6
V opens return|a-24h4s3
V opens show <C>|a-5h8s-3
V opens show all|a-6h-8s13
V opens show the|a3h-1s-5
V opens show|a6h-9s7
V opens tell me|a-7h10s-4
V opens tell|a-7h10s-4
V opens what <C>|a-10h13s-3
V opens what are|a2h-2s-1
V opens what is|a-8h13s-10
V opens what|a-4h4s-5
V opens when did|a-17h18s-5
V opens when|a-18h29s-20
V opens which <C>|a-19h6s4
V opens which <T>|h12s-23
V opens which|a1h4s-11
V opens who are|a13h-10s-9
V opens who is|a-10h14s-5
V opens who|a1h5s-13
V plural|h2s-9
V r1 ,|a-14h1s4
V r1 </s>|a3s-2
V r1 <C>|a-10h-5s12
V r1 <P>|a1s-5
V r1 <T>|a3h3s-14
V r1 <V>|a-6h4s2
V r1 and|a2h-2s-1
V r1 are|a-22h23s-2
V r1 as|a-19h-3s13
V r1 but|a-14h23s-18
V r1 for|a10h-8s-13
V r1 give|a5h2s-14
V r1 has|a3h-2s-8
V r1 have|a5h-3s-5
V r1 in|a10h-4s-24
V r1 is|a-10h11s-2
V r1 or|h10s-22
V r1 show|a-8h8s-1
V r1 that|a-13h22s-17
V r1 to|a-15h16s-2
V r1 was|a-18h8s5
V r1 whose|a-10h11s-1
V r1 who|a-18h18s-2
V r1 with|a-1h5s-7
V r12 </s> </s>|a3s-2
V r12 <C> </s>|a-13h-3s9
V r12 <C> <C>|a-17h19s-15
V r12 <C> and|a-11h21s-13
V r12 <C> is|a-11h13s-3
V r12 <P> </s>|a1s-5
V r12 <T> </s>|a-8h11s-7
V r12 <T> <C>|a-14h14
V r12 <T> who|a-6h6s-1
V r12 <T> with|a-11h11
V r12 <V> </s>|h3s-7
V r12 <V> give|a7h-20s13
V r12 and <C>|a3h-1s-4
V r12 and <T>|a4h-2s-7
V r12 and <V>|a1h2s-10
V r12 and have|a-7h8s-1
V r12 and the|a-4h7s-3
V r12 as <T>|a-6h2s2
V r12 give me|a5h2s-14
V r12 has </s>|a7h-6s-3
V r12 have </s>|a8h-8s-1
V r12 or <C>|a10h-10
V r12 or <V>|a2h6s-18
V r12 show the|a-8h8s-1
V r12 whose <C>|a-10h11s-1
V r2 ,|a-8h14s-8
V r2 </s>|a-3h3s-2
V r2 <C>|a7h-2s-5
V r2 <P>|a-10h12s-3
V r2 <T>|a-20h9s7
V r2 <V>|a3h3s-10
V r2 and|a-30h14s2
V r2 are|a-6h7s-3
V r2 a|a-14h18s-7
V r2 but|a4h8s-23
V r2 give|a1h-10s9
V r2 have|a-2h8s-13
V r2 in|a-16h22s-10
V r2 is|a-15h16s-4
V r2 me|a5h2s-14
V r2 not|a-18h-10s15
V r2 of|h-9s10
V r2 ordered|a-2h3s-1
V r2 order|a-16h2s9
V r2 that|a3h-16s15
V r2 their|a-8h5
V r2 the|a2h1s-12
V r2 to|a-12h15s-7
V r2 whose|a-4h7s-4
V r2 who|a-6h7s-1
V r2 with|a-12h12s-1
V r3 </s>|h1s-3
V r3 <C>|a-14h8s5
V r3 <T>|a-13h3s9
V r3 <V>|a-2h8s-22
V r3 and|a-1h4s-16
V r3 as|a-7h10s-5
V r3 a|a-14h20s-16
V r3 by|a-4h8s-4
V r3 have|a2h1s-9
V r3 in|a-3h7s-13
V r3 is|a-21h22s-2
V r3 me|h-9s9
V r3 not|a6h3s-22
V r3 of|a5h-2s-6
V r3 order|a-10h12s-2
V r3 the|a-3h2s-1
V r3 to|a-18h19s-6
V r3 with|a-9h12s-4
V some all|a-8h11s-6
V some and|a5h4s-20
V some any|a-3h-1
V some at|a-14h16s-6
V some average|a4h-2s-15
V some both|a-11h4s3
V some but|a-5h-9s10
V some corresponding|a-4h7s-3
V some count|a-21h23s-5
V some different|a18h-15s-13
V some distinct|a5h-2s-11
V some each|a1h2s-5
V some every|a-4h6s-2
V some how|a2s-20
V some least|a-12h14s-5
V some many|a5h-5s-2
V some most|a-8h9s-5
V some never|a-16h-8s12
V some not|h-24s21
V some no|a-9h-22s24
V some number|a4h1s-11
V some or|a-5h10s-15
V some some|a4h3s-14
V some than|a12h-22s14
V some total|a-9h17s-10
V some whose|a-4h-1s5
V some with|a8h-9s2
V value by inflected|a3h1s-17
V value by named|a19h-14s-19
V value by part|h9s-22
V value by value|a-7h6s-1
V |a4s-7
VN at 1|a-1h-5s-6q2t1
VN at 2|a6h-2s-7q-9t-2
VN at 3|a-17h11s-4q-3
VN before condition |a-6h16s-2q-9t-13
VN before condition|a-19h16s-6q1t-18
VN before grouped|a-15h-13s-3q14t3
VN before none|a17h-11s-5q-28t8
VN behind  T|a2h-18s-3q15t-14
VN behind </s> |a-4h8s-3q-6t-5
VN far more 2|a1h-1s-3q1t-7
VN far than 1|a1h-1s-3q1t-7
VN has and|a-11h2s-3t2
VN has more|a2h-3s-5q4t-16
VN has most|a-14h-14s-4q2t15
VN has number|a-19h-9s-4q5t12
VN has or|a12h-3s-5t-20
VN has than|h1s-3t-8
VN has with|a-3h4s-4q-2t-1
VN l1 <C>|a-6h16s-2q-9t-13
VN l1 than|a1h-1s-3q1t-7
VN l2 <C>|a-15h6s-5q4t-12
VN l2 in|a-3h8s-1q-6t-3
VN l2 more|a1h-1s-3q1t-7
VN l2 the|a-10h-9s-3q-16t18
VN l21 in <C>|a-3h8s-1q-6t-3
VN l21 more than|a1h-1s-3q1t-7
VN l3 <T>|a6h-1s-2q-6t-7
VN l3 with|a6h1s-2q-9t4
VN last C|a-8h4s-11q-3
VN last T|a9h-1s-4q-7t-16
VN left 0|a-4h8s-3q-6t-5
VN left 1|a1h1s-6q-1t-2
VN left 2|a-3h-3s-9t3
VN lr <C> </s>|h2q-1t-1
VN next </s>|a-4h8s-3q-6t-5
VN next C|a-16h21s-4q-16t-1
VN next T|a-1h-16s-8q12
VN number 11|a6h2s-6q-2t-19
VN number 2|a-4h-8s-4q12t-13
VN number 3|a3h1s-3q-16t5
VN of 3|a4h4s-4q-7t-11
VN of 4|a-11h-8s-6q7t5
VN of 5|a-3h6s-8q-8t-2
VN opens find the|a-7h1s-3q3
VN opens find|a-9h4s-4q1t-1
VN opens what are|h-11s-7q2t4
VN opens what|a9h-15s-8q-1t4
VN r1 </s>|a-4h8s-3q-6t-5
VN r1 <C>|a-17h16s-4q-17t5
VN r1 <T>|a2h-18s-3q15t-14
VN r12 </s> </s>|a-4h8s-3q-6t-5
VN r12 <T> </s>|a7h-14s-1q7t-5
VN r2 </s>|a-4h8s-6q-4t-13
VN r3 </s>|a-4h8s-6q-4t-13
VN r3 <T>|a3h-2s-3q-2
VN some more|a1h-1s-3q1t-7
VN some than|a1h-1s-3q1t-7
VN some with|a-19h1s-4q8t1
VN value by value|a-2h3s-15q-4t-1
VN |a-2h3s-15q-4t-1`;

/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `alike 0|alike 1|alike 2|beyond roles|by
by ×2|cells missing|clean|clean and named|columns 1
columns 2|columns 3|columns 4|columns 5|columns unspoken 0
columns unspoken 1|columns unspoken 3|columns with rivals 0|columns with rivals 1|doubt average left
doubt column implied|doubt comparison left|doubt condition without a value|doubt most left|doubt not left
doubt or|doubt period of another table|doubt sort left|doubt table left|doubts 0
doubts 1|doubts 2|doubts 3|frames aggregate|frames any
frames assume measure|frames avg of a column|frames beside than|frames columns 0|frames columns 1
frames columns 2|frames columns 3|frames columns 4|frames compare|frames conditions 0
frames conditions 1|frames conditions 2|frames conditions 3|frames count|frames countDistinct of a column
frames denied|frames descending|frames first|frames groups 0|frames groups 1
frames having|frames missing|frames none|frames of different|frames oneOf
frames oneOf ×2|frames other|frames ranked|frames records|frames related
frames related ×2|frames same|frames score -2|frames score 0|frames score 1
frames score 2|frames score 3|frames score 4|frames score 5|frames score 6
frames score 8|frames score 9|frames shared|frames show date|frames show integer
frames show text|frames sum of a column|frames tied|frames unclear|frames value value
frames value value ×2|frames values|having >|idle ,|idle , ×2
idle a|idle all|idle and|idle are|idle are ×2
idle as|idle average|idle by|idle different|idle find
idle for|idle has|idle have|idle how|idle in
idle is|idle list|idle lowest|idle many|idle more
idle most|idle not|idle number|idle of|idle or
idle order|idle return|idle show|idle that|idle the
idle the ×2|idle there|idle to|idle what|idle where
idle which|idle who|idle whose|idle with|joins 0
joins 1|joins 2|link inner 0.4|link inner 0.6|link name 0.8
link name 0.8 ×2|link name 1|link name 1 ×2|link name 1 ×3|link part 0.6
link part 0.8|links over -0.2|links over 0|links over 0.2|links over 0.4
links over 0.6|links over 0.8|links over 1|margin -0.5|margin 0
margin 0.5|margin 1|margin 2|method frames|method roles
named|one asked, several told|opens how many|opens what|opens what are
opens what are the|opens what is|read 1 parts|read 3 parts|read 4 parts
read 5 parts|read aggregate|read and not shown|read aside|read ask:show
read ask:what|read countFilter|read dimensions|read filter|read period
read role ascending|read role avg|read role condition|read role condition ×2|read role countBound
read role counted|read role different|read role grouped|read role grouped ×2|read role lowest
read role mostCounted|read role none|read role none ×2|read role shown|read role shown ×2
read sort|read term|read term ×2|read term ×3|read unread name ×2
read unread verb|read unread word|read verb|refused |refused It is not clear what
refused Nothing to count or add|related = 0|related >= 1|related >= 1 ×2|rivals 0
rivals 1|rivals 2|rivals 3|role ascending|role condition
role condition ×2|role condition ×3|role counted|role denied|role grouped
role highest|role lowest|role mostCounted|role none|role none ×2
role none ×3|role shown|role shown ×2|role shown ×3|roles 0
roles 2|roles 3|roles ahead over 0.1|roles ahead over 0.3|roles ahead over 0.6
roles ahead over 1|roles ahead over 1.5|roles ahead over 2.5|roles behind over 0.1|roles behind over 0.3
roles behind over 0.6|roles behind over 1|roles behind over 1.5|roles odds over -0.1|roles odds over -0.25
roles odds over -0.5|roles odds over -1|roles odds over -2|roles odds over -3.5|roles same at 0
roles same at 1|roles same at 2|roles score over -1|roles score over -3|roles score over 0
roles score over 1|roles score over 2|roles score over 3|roles score over 4|root is not shown
rows over 0|rows over 1|rows over 10|rows over 2|rows over 20
rows over 5|rows over 50|rows repeat|said all|said average
said below|said both|said each|said first|said least
said more|said most|said never|said not|said or
said order|said total|said what|said who|said whose
score of a word over 0|score of a word over 0.5|shared|shows date|shows decimal
shows decimal ×2|shows double|shows integer|shows integer ×2|shows integer ×3
shows text|shows text ×2|tables over 10|tables over 2|tables over 3
tables over 4|tables over 5|tables over 7|tables shown 0|tables shown 1
tables shown 2|tables spoken 1|tables spoken 2|tables unspoken|told 1
told 2|told 3|told nothing|told one|unknown 0
unknown 1|unknown 2|unknown 3|unread 0|unread 1
unread 2|value value|value value ×2|weakest role over -0.1|weakest role over -0.25
weakest role over -0.5|weakest role over -1|weakest role over -2|weakest role over -3.5|words over 12
words over 15|words over 18|words over 9`;

export const treeLines = `585
5r 1l 4x 77 =68 =8 =-100 6o =-105 3s =-60 =-6 6b 6w =-11 =-115 77 6o =-54 =-17 84 =-110 =-14
49 6a h 6v =72 =-60 6m =-98 =-43 2b 6z =-82 =-34 2 =-114 =-11 7m 79 =68 =27 41 =-12 =46
4a 5m =66 76 =54 3s =23 =-20 6c 45 =-108 70 =-87 =-31 6y 1d =-92 =-16 3b =-73 =-28
5r 5i 58 30 =59 =-66 6y =-87 =-24 6m =-81 6y =-35 =2 4t 6p 8t =-92 =-42 6y =-84 =-45 65 =-2 =52
5r 1l 1p 4r =64 =32 =-99 6n 1x =-87 =-30 3s =-44 =2 5b 6s =-92 1p =-32 =-103 4j 2d =58 =16 =9
5b 6e 4s 4t =-68 =52 45 =58 =11 7 4t =-30 =44 1p =62 =-59 5m y 17 =64 =35 =-6 84 5d =44 =6 =-11
58 8h 2v 44 =41 =-86 3d =-72 =-11 6d 6y =-84 =-44 4n =-41 =4 8g 8h 6d =-84 =-36 6m =-57 =-8 s 6y =-50 =4 =-70
1u 3y =64 6h 8m =-62 =-21 =-86 7m 5q 7a =59 =15 74 =45 =4 8u 74 =10 =-9 =36
4a 87 11 =62 4q =45 =8 8x 76 =31 =-20 4c =50 =3 6z 8x =-83 51 =-63 =11 8g 46 =-59 =-19 5g =4 =-35
4a 88 =60 8x e =-21 =19 7r =49 =-9 1l =-89 8x 5s =-70 =0 7 =-37 =14
7t 6i 78 7s =-63 =-13 70 =-66 =-18 =-77 59 7a 8r =55 =5 3t =-25 =28 =-12
48 6h 7 78 =-14 =-53 6o =-12 =31 =-71 4x 7s =-49 1w =55 =-13 4b =-2 =-48
1u 3x 11 =59 =0 6z 1l =-80 =-56 6s =-57 =-18 2m 7q 68 =54 =10 5d =37 =0 =6
1p 58 8h 8i =45 =-49 x =-68 =-31 6p 5s =-57 =6 8j =-13 =-74 89 =-79 =-33
1u 5o 6s 81 =-65 =-6 6y =-57 =-19 6e 2f =57 =2 6n =-59 =-18 74 =56 89 80 =46 =13 e =-17 =27
1p 35 5f 8l =40 =-26 3a =-52 =-13 6t 8 =-25 =24 =-60 3n =-75 =-21
4a 5m 7q 7h =54 =15 42 =13 =35 h 84 =-3 =-26 4b =2 =33 2b t 4y =-53 =-22 59 =-13 =21 3o 6i =-48 =-66 i =-24 =16
5r 6i 8g 8h =45 =-21 2u =-37 =-2 5b =-57 =21 8g 5b 1 =-55 =-19 6p =6 =43 7 19 =-27 =8 b =47 =-2
4a 88 s v =53 =11 =16 8y =-18 1s =44 =11 6s 1a =-61 =-34 6x 8u =-65 =-15 93 =-43 =-17
4a 77 88 7m =54 =21 6s =-18 =40 6q =-5 70 =1 =23 6s 8t =-59 8y =12 =-42 1l =-68 t =-30 =9
49 3y =53 2 1 =-52 =-15 8r =5 =-45 88 5q c =51 =16 =11 8y 76 =-4 =-43 1s =41 =11
1u 3z 11 =49 =-12 6z 6e =-55 =-6 1p =-9 =-51 74 =53 1s 42 =25 =47 4t =26 =-2
1u 3x 1j =55 =8 1p 6h =-16 =-53 =-63 e 89 1s =37 =2 76 =20 =-33 7r 5m =50 =27 3t =3 =11
5o 2b 7s 8l =-61 =-22 56 =17 =-16 6s =-54 6p =-36 =6 1l 93 d =51 =15 4r =39 =3 6n =-49 93 =-15 =17
1u 3 8x 1y =-52 =-24 2b =-10 =-40 90 =53 =4 e 87 93 =45 =22 8x =-30 =21 79 5h =48 =22 =1
4a 1s 4g p =48 =10 4b =-3 =38 4b 87 =3 =-15 5p =37 =-5 8x 6z 55 =-57 =-20 4v =-36 =3 1l =-56 8j =-1 =-67
4a 3a 7m 3i =46 =15 7z =-12 =17 6e 1n =-10 =24 =33 71 6x 4i =-59 =-14 8m =-38 =-10 73 =-55 6h =17 =-25
4a 5m 87 2e =49 =15 8x =-21 =35 8a 83 =-22 =3 =32 6s 1o 44 =-55 =-38 =-11 1l 3c =-60 =-17 8x =-35 =4
48 1p 7 7s =-54 =-17 0 =31 =-10 84 =-58 =-17 0 1p 79 =42 =-19 =-37 8v =-39 27 =36 =-5
1u 3x 90 =49 =7 71 1p =-28 =-55 73 =-55 =7 3v 8a 28 =14 =36 4l =50 =14 h 90 =13 =-33 65 =-4 =32
1u 3x 90 =49 =9 6b 8g =-45 =12 1p =-1 =-51 87 3i 3a =46 =19 13 =14 =-18 3x =-27 3v =31 =-5
5b 6h 8j 56 =17 =-10 =-68 8t 61 =-46 =-15 =-5 74 5r 11 =49 =12 =0 5m 5u =35 =8 2u =-45 =1
1u 3z 90 =46 =8 1l 7q =-56 =-18 6s =-41 =-5 e 87 7q =33 =-10 6y =-33 =10 3a 7q =45 =17 i =19 =-20
6i 77 57 7s =-35 =23 71 =-39 =1 5c 84 =-54 =-12 =10 43 1y =-49 57 =-29 =8 57 76 =9 =-28 =-43
48 6b 2 3x =15 =-40 74 =-7 =29 77 6o =-7 =17 6z =-51 =-18 2v 77 5i =37 =2 87 =-11 =0 =-31
7t 1p 6h 71 =-7 =20 1y =-45 =-11 2i =-54 =-9 12 5u 65 =6 =39 70 =-36 =10 2t 78 =47 =22 =-3
1u 3 6s 21 =-39 =-8 1l =-47 =0 4e =49 =11 5m 88 2t =43 =-1 6s =-28 =28 76 13 =11 =29 2c =-50 =-3
49 1p 6w 90 =44 =-20 7 =-20 =12 90 87 =-56 =-22 4y =-33 =2 74 5r =47 =7 1s 5u =35 =6 5l =-34 =27
4a 88 7q 77 =44 =0 5u =23 =-10 4b 8s =-35 =7 74 =32 =3 7s =-48 77 6b =-24 =2 88 =-50 =-19
49 3x 90 =45 =-2 6y 87 =-49 =-25 8j =-4 =-63 5m 77 72 =39 =14 h =9 =-6 3s 5c =6 =27 5c =-70 =-10
1u 3 6y 6e =-42 =-9 2 =-16 =10 1k =47 =-7 74 17 2b =45 =12 4m =-26 =30 6e 5d =15 =-12 4k =42 =6
5b 4m 6p 4v =-32 =9 1l =-42 =4 72 88 =48 =16 =-35 77 1s 17 =39 =-7 8d =12 =-20 42 =-29 =0
5o 1p 6i 6e =0 =28 21 =-38 =5 89 =-50 =-6 56 5h 4r =38 =-7 74 =27 =-33 8v =-34 =-9
1u 3y =41 6y 6c =-42 =-22 6s =-27 =3 f x 42 =-1 =31 4p =43 =20 6y =-31 7z =26 =-12
7t 6y 78 87 =-30 =-2 7 =-47 =-17 8j 6s =-28 =8 =-61 87 77 4y =42 =-6 =-11 t 2c =-41 =4 1i =29 =-7
56 1p 2b 3i =27 =-16 1l =24 =-27 =-41 1p 8x 44 =-34 =-2 6u =0 =-35 66 =-50 =-10
2b 56 13 8c =25 =-22 45 =10 =-35 71 4k =-28 =-1 8j =18 =-43 5b 6l 1l =-43 =-22 =-46 =24
7t 6p 4t 37 =-31 =13 =24 8j 6h =2 =-29 =-52 84 2l 1r =40 =22 11 =18 =-33 e =-44 6m =23 =-8
8j 79 6k 74 =18 =-1 6l =-20 =-41 87 =-52 7z =7 =-32 =-63
1u 7s q 7b =-49 =-18 =-14 8j 3y =33 =-6 =-59 1d 13 3a =35 =6 41 =-29 =17 9 =-35 =15
7t 1p 6h 8j =4 =-56 55 =-34 =0 59 =-48 =-6 8a 7w 18 =1 =23 =41 =43
5o 75 6b 8w =-24 =-4 7s =-30 =10 5c 7l =-38 =-2 =11 0 93 89 =39 =8 72 =19 =-12 8v =-39 93 =-11 =34
7t 6h 6y 6m =-30 =7 7a =4 =-35 8t 1f =-36 =-11 =-2 8a 27 19 =30 =7 6y =-42 =0 =45
49 3y =35 73 =-57 7s =-37 =-5 5m 7m 3j =31 =-8 =-7 4n 7 =-14 =-57 =13
1p w 7s 8w =-38 =3 84 =13 =-17 62 =-12 =-51 93 =-48 66 8v =-32 =-10 =4
7t 8j 2 t =-21 =3 s =29 =-30 =-56 1e 3a 92 =30 =-16 78 =11 =-34 =-24
79 8j 6u 7a =11 =-31 3v =-34 =-3 =-54 89 =-51 =1
49 3z 4e =35 =3 t 25 =-24 =45 6b =-16 =7 87 7m 3a =32 =-4 =-12 6g 3b =-14 =28 =34
5o 8j 76 6k =12 =-24 70 =-29 =5 =-55 8g 74 7c =39 =12 1q =15 =-26 6x =-3 =-27
78 73 =-55 7t 54 =8 =-38 88 =35 =7 43 4u 39 =-36 =-2 =18 7 33 =-18 =28 77 =35 =-16
56 4x 88 5f =23 =-13 6q =-41 =7 6y =-31 7z =17 =-10 6y 84 72 =-41 =-10 8y =-2 =-12 1n 6q =-20 =6 71 =-34 =-7
77 5o 6j w =3 =-32 1a =-32 =-2 f 7q =29 =-18 7p =-33 =4 7l 2r 8v =-53 =-21 =-6 =5
56 78 30 6e =14 =35 8a =11 =-19 5a 2j =-17 =25 =27 6q 32 15 =-33 =4 =1 6s 5u =-32 =-7 37 =-1 =37
6j 7 3 6n =-12 =7 =34 f 5 =24 =-34 6n =-34 =5 1n 1i =-38 =-13 5i =-13 =3
7s 84 =-42 =2 79 2b 84 =14 =-14 43 =-19 =7 1u 3b =-54 =-24 =-2
2a 7t 41 1x =-31 =5 2b =6 =-11 87 1e =34 =-16 u =6 =-32 =-58
1p 8j 78 57 =18 =-6 42 =-30 =4 =-53 70 =-45 78 =19 =-27
7t 73 =-50 1l 2c =-36 =24 t =-12 =10 19 1b 3a =34 =5 =-7 4u 2c =-17 =17 40 =32 =10
77 73 =-52 6u f =12 =-14 7z =-14 =-35 6m 5v =-44 =-4 =5
1u 3y 4 =40 =-6 6z 8x =-31 =-9 7z =8 =-12 74 3y =4 7q =39 =3 80 h =-7 =13 =-40
7t 6h 8m 2p =-15 =15 5l =9 =51 2i 7z =-19 =-32 =-5 79 24 5q =23 =-15 8 =-23 =5 =-37
1p 8j s j =10 =-47 5m =-31 =8 =-53 4h 3q =-47 =-18 =-5
1p 8j 7a 90 =16 =-2 2u =-41 =-5 =-53 =-42
6j 73 =-52 79 s =9 =-20 87 =-46 =5 5q 56 8m =-4 =-23 =-40 =-3
78 2k 8r 50 =16 =-11 35 =-36 =-1 8c 2u =-11 =19 =-36 42 29 26 =-39 =-9 =15 6z 8w =-33 =-4 5 =11 =-30
2a 7 25 4c =-3 =-36 =51 8y 76 =3 =-33 e =1 =26 =-54
77 6i 7q 90 =12 =1 5u =-26 =10 8s 2u =-32 =10 5u =-21 =16 6o 89 =-37 =-12 90 8u =-27 =-4 =15
1p 3i 6u 2o =12 =-15 52 =-27 =-4 62 5u =-13 =26 4o =-30 =-5 66 88 =-46 =-9 =-1
1p 63 4c 8c =9 =-26 9 =-8 =-39 5s 2c =-19 =16 =30 2l 3c =-46 =-12 =-11
2a 73 =-47 7a j =7 =-46 63 =-34 =-9 t =-21 =-58
7s 8l =-38 6v =-21 =-2 79 7z 11 =16 =-17 4l =1 =-21 88 =-43 2w =22 =-23
8j 2a 77 6u =7 =-25 89 =-35 =8 =-45 =-51
7t 8n 1l 1z =-30 =11 8y =-16 =8 8r 2k =1 =-23 =-45 5m 92 5u =28 =5 =-18 3s =11 71 =-52 =-12
8j 75 6u 60 =9 =-33 76 =-5 =-31 1u 8u =-30 =3 6z =-8 =24 =-45
75 2s 25 1e =6 =-33 =45 t h =-46 =-8 4f =10 =-27 7n 6z 8m =-37 =-8 57 =6 =-32 =25
8j w 78 5g =12 =-12 43 =-18 =14 i 76 =-14 =-46 =1 =-49
77 s 5s 4a =15 =-2 =44 u 74 =-12 =-46 2x =-1 =-24 i 83 79 =-12 =-46 =-11 8v =-16 =13
8j 78 27 7c =17 =-12 4m =-12 =24 71 5s =-19 =18 6s =-19 =17 =-49
77 7z 54 1v =12 =-33 =-33 2p 3l =-23 =-2 74 =-5 =31 6m 3l =-11 i =-48 =-15 =9
1p 2s 2a 7s =-20 =11 =-36 3a 50 =-28 =13 4y =-9 =26 3c 52 =-42 =-1 6c =-9 =-2
2a 1p 1v 7q =10 =-9 =-36 93 =-39 3l =6 =-15 5t =-52 =-8
n 7u m 6t =5 =-18 4k =-31 =7 =51 =-42
73 =-48 78 4a 4n =7 =30 1n =9 =-12 3t 3 =-22 =24 52 =9 =-16
1p 7a 73 =-47 90 =14 =-2 9 =-3 3a =-47 =-13 70 7a =-41 =-7 76 =22 =-21
1p 73 =-45 5l 5i =7 =-8 0 =45 =-2 3b =-43 4y =-25 =23
27 48 t 8h =-19 =1 7a =14 =-25 2l 13 =31 =8 6d =-21 =21 20 50 1h =-31 =-3 1x =-37 =0 6o =-1 =26
2a 57 65 1r =6 =-29 78 =20 =0 6q u =-35 =-13 8l =-13 =9 6q =-8 =-48
1p 57 84 3k =7 =-12 1h =-46 =-3 6q 1q =-37 =-5 76 =5 =-14 i 3q =-42 =-8 =-9
5l 5m 7 27 =-1 =-16 43 =-3 =27 58 4d =-45 =11 8w =-25 =15 8x =5 5i =16 =51
s 7a 6k 42 =-3 =12 1r =-31 =-6 7 6c =-39 =-14 4x =-19 =4 2y 6c 57 =-20 =4 5v =-39 =-4 =18
2a 7 3 5l =-8 =29 28 =34 =-1 6i 87 =21 =4 6q =-3 =-24 =-41
2a v 4u 6o =-3 =7 27 =36 =11 44 6o =-33 =-6 =10 5i =-48 =-11
5l 2a 25 7x =-4 =35 =41 =-37 86 56 =-3 =13 =40
n 2o s 8v =-1 =12 2u =-25 =17 10 =-45 8d =16 =-14 =-35
1p 8j r w =4 =-27 =54 =-44 93 =-39 19 =-18 =9
2o 77 54 w =5 =-23 =-32 8u 5u =-34 =-5 =5 10 =-45 4l =-22 =15
8j 7u j 71 =-3 =10 =-42 =50 =-46
7s 89 8p =-38 56 =3 =-24 =10 25 57 1w =6 =-11 2 =-18 =9 =45
2a 8j n 4r =6 =-37 =-38 =-46 42 =-16 =-55
25 j 1e s =2 =-15 8g =-34 =-6 =-40 =45
1p 7q 2p 93 =16 =-3 4e =36 =5 2u 7l =-37 =15 4e =19 =-2 93 =-39 62 =6 4y =-28 =2
1t 7q 3k 7t =-1 =14 7 =-23 =1 13 2u =-38 =-2 1u =10 =-16 =35
8j 75 2o l =7 =-30 x =-44 =-3 6n 2h =-26 =8 6b =-19 =10 =-41
8j 76 60 65 =0 =19 =-29 7j 5h =-2 =-53 1c =-52 =-11 =-39
2a 8r 27 6p =-2 =12 20 =-10 =22 5v 45 =-36 =-2 =17 =-46
2a w 77 6j =8 =-17 8e =-27 =11 4e =-40 =2 =-41
4p 4a 88 90 =32 =0 74 =11 =-32 58 12 =-35 =-4 57 =10 =-9 1s 42 4b =-41 =-15 83 =20 =-2 =-43
2a n 77 5s =3 =36 43 =-31 =0 =-39 91 =-49 =-10
6u 8r 91 4c =11 =-19 4v =-9 =23 8m 8u =-34 =-5 =8 2r 1q =-32 =-5 =2
2a t 7n 25 =-10 =33 =27 4x e =-6 =19 8p =-16 =12 =-41
6e 66 76 58 =-11 =12 2k =-14 =-35 6b 8m =-18 =16 2x =18 =-3 1n f 50 =31 =4 82 =-24 =9 49 5f =-31 =3 =21
5l 78 32 m =2 =-20 28 =-1 =36 43 29 =-25 =15 t =-6 =16 t =8 78 =15 =42
8j 7s 89 =-37 =18 7z 25 =7 =44 8s =2 =-22 =-43
7u j m 73 =-39 =1 12 =-34 =5 =-42 =46
4u 6q 74 9 =23 =-15 4s =-32 =14 8j 3j =5 =-21 =-36 9 =38 =12
1p 4r 3 25 =0 =42 =40 =-38 1i 70 =-35 =-9 =0
1p 7a 7s 87 =-33 =-5 87 =9 =-4 8e =-30 =-6 2x e =-10 =-39 =1
7z 73 =-36 m 79 =11 =-16 3v =-30 =32 6e 4n 4v =-27 =26 1s =-6 =29 5y 7 =-13 =13 7t =37 =5
5l j 7a 27 =6 =-9 66 =-32 =6 =-39 6b =-6 =41
2a v n 7z =11 =0 =-33 76 6t =-11 =30 4n =-29 =-2 6q =-7 =-48
8r 3k 43 8f =3 =-21 11 =14 =-23 71 14 =-29 =6 46 =10 =-24 f 8g 3b =-33 =-3 =-42 =9
6p 87 6w 49 =34 =9 1f =-14 =15 65 74 =-22 =-52 a =-23 =20 7a 7r 27 =11 =-4 35 =-32 =-2 8d =-5 =-28
2a 36 1p 7s =-23 =4 1g =-32 =0 78 =37 =1 8p =-12 =-50
8h 7x 6n 61 =-12 =23 5t =19 =-6 =39 6x 6r =1 =-29 8c 64 =19 =-7 =-16
j n 5k 3e =3 =-22 2l =8 =46 =-32 =-38
2a 73 =-42 5m 7t =0 =14 7t =5 =-50 3c =-55 =-18
54 2p 90 5f =8 =-19 4y =-14 =1 8l 2b =15 =-20 =41 =-39
73 =-42 2p 63 65 =-4 =9 8t =-20 =28 78 6q =-1 =39 3t =-19 =12
1p 8j 2a 6l =5 =-30 =-36 =-40 5u 3f =-41 =-8 28 =-27 =28
8j 2a 25 66 =-4 =10 =37 =-34 =-41
8j 2p z 58 =-7 =5 =32 6h 93 =-6 =33 =-15 =-38
2c 4t 79 6j =1 =-19 3s =-36 =-11 x =-53 =14 93 =30 h 6o =2 =-8 x =27 =-5
1p 74 7 3k =6 =-16 6s =-5 =26 5r 7v =-21 =29 6s =-14 =11 93 =-36 62 =4 7z =-6 =-26
6j 73 =-38 j 5e =3 =-32 =-36 74 43 =-13 =14 =-34
4p l 62 2v =15 =-12 1q =2 =-14 =-36 1n 18 91 =-47 =-9 6z =-37 =19 =6
7z 6e 5n 5f =3 =-14 =32 4w 1f =37 =9 =-10 23 2q 1w =-3 =-23 =26 =-36
8j 7a 5s 63 =7 =-8 2b =38 =1 4y a =-32 =1 =1 =-35
8j 74 8r 41 =-4 =17 1n =-5 =-34 4y 5l =-12 =24 4l =18 =-9 =-38
3 61 6y 84 =-17 =11 6 =2 =-33 6c =-2 =41 =32
8j 78 3k 92 =8 =-14 8h =-17 =9 47 7l =-14 =15 =21 =-39
2a 73 =-35 7u v =3 =-15 =38 =-36
6h l n 7q =5 =-10 =-33 =-39 4j 2j 4o =-27 =-4 5i =13 =-15 8y =-4 =21
8r 7d v 7q =8 =-6 76 =9 =-26 =-39 8n 5g 76 =3 =-33 =24 =-41
8r 34 58 88 =7 =-13 11 =15 =-15 45 5y =-34 =-2 4n =-11 =15 45 5v 2k =-42 =-10 =5 4x =-5 =16
5x 3i 6d 8i =1 =-21 28 =3 =23 8s 6c =-10 =-41 90 =-23 =9 =27
92 8r 8o 54 =6 =-25 56 =-5 =-32 35 =-37 8v =-11 =15 2w 3a 11 =-6 =-31 35 =28 =1 a =-40 =-1
2a r 73 =-33 5f =2 =-11 =37 5i =-44 =-7
4c v 2a 5x =2 =30 =-32 76 46 =9 =-17 2r =-36 =-9 u 1u 9 =-4 =-25 =11 =-46
5l 1p 3i t =-2 =9 u =-25 =9 5u 4 =-34 =-5 42 =-4 =8 4g =35 =8
1p w 2k 44 =2 =26 6q =-27 =-1 45 =-32 =-6 3b =-36 62 =13 =-25
5j 7t 1n 5u =-8 =17 3m =-30 =0 87 2u =24 =-28 6z =-30 =2 6h 4k w =17 =-22 =41 3f =-22 =-4
w 6y 90 3 =-3 =33 5o =-15 =-50 8q 52 =3 =21 6s =-6 =25 11 62 =-10 =-37 =2
54 66 7v 5c =-3 =-27 5o =5 =31 1r 0 =-3 =-21 7 =3 =28 =-37
3k 2o 7w 6j =3 =-24 46 =29 =-2 x =-41 6o =0 =-22 4n 2i 58 =-41 =-16 =10 a 6n =-22 =4 =23
1p 7d 8n 7a =6 =-21 8q =-26 =5 =-43 2l =-30 =9
5s 57 58 7v =-6 =33 8i =15 =-8 7m 20 =-22 =-1 =14 6b =-5 =34
6e 4y 3k 2t =-3 =-31 2c =-31 =4 1n 58 =-8 =26 6b =11 =-19 1n 1r 6p =-10 =27 =-12 4t 35 =-32 =3 =9
w 79 73 =-35 8t =0 =19 8v =-33 =-4 4b =-3 =-35
5l k w 8k =-1 =-31 2e =-33 =-6 =31 6c =-6 =37
73 =-37 j 1e n =4 =-28 12 =-9 =-37 =-36
5l 3i 77 73 =-34 =3 88 =-31 =4 5r 8s =-45 =-15 7z =11 =-25 4e =31 =8
7z 57 7a 59 =10 =28 3l =-1 =-21 44 2p =-14 =17 =20 55 2p 3l =-21 =-6 6e =1 =34 34 =31 =1
61 5h 4l 5 =3 =-27 20 =-16 =10 74 =20 =-51 34 3m =7 =48 =-1
2a 38 v 2k =4 =-6 8t =-19 =15 8x =7 =34 =-32
s 84 a 7a =2 =-26 5z =18 =-21 a 8e =16 =-23 70 =-48 =-5 84 76 82 =-27 =16 a =-40 =-11 8e =16 =-1
4c 7x 7q 5j =-1 =13 4x =-28 =7 =36 t =-38 h =-6 =8
7z m 4c 1g =16 =-10 65 =-2 =-21 5v 6q =-11 =-41 1r =-20 =22 2p 32 8f =-5 =-28 1g =-17 =33 4n =2 =31
8j 5g f 4c =6 =-18 90 =-32 =3 3s 4b =-3 =-44 h =-23 =10 =-37
77 7e 3k 2k =6 =-8 5o =-5 =-29 =29 1x 1u =-36 =-6 =3
6k 1n 2u n =1 =-33 6z =-7 =37 5b 3l =2 =-31 i =27 =-13 82 =-9 =-34
6y 3 8l 1z =-20 =16 84 =-4 =26 4s =0 =27 1n 4p 63 =18 =-3 43 =-29 =5 5b 3l =3 =-23 7 =23 =9
5g 2 2a 2o =2 =-16 =-32 19 3c =15 =-13 =29 8g t 82 =-5 =-25 1x =15 =-17 8u =-48 =-3
73 =-36 5n 8r 2s =3 =-13 1h =11 =-27 =32
4u 25 73 =-35 8c =0 =-17 =31 =31
2y 5g 1p 87 =6 =-7 2l =-31 =12 8g 6f =-15 =19 86 =-38 =-10 57 75 =37 =4 =-3
45 5l 5j 5m =3 =-21 2k =32 =-2 4x =41 =-1 3r 2e 4v =-10 =16 =-31 =25
1p 92 7m 5g =6 =-9 76 =8 =-45 7m 49 =-29 =24 =14 6h 7p =-29 =-10 =1
k 73 =-35 1e 2z =2 =-35 4y =-31 =-4 =37
7z 2o 3n 6u =8 =-17 =33 4l =-29 =7 1m 4l 3s =-14 =2 8i =-29 =1 1d 8v =9 =-9 =37
4p 1p 4e 5i =17 =-1 3o =-7 =25 59 =-30 =13 43 3i 93 =-13 =-40 =-5 19 =22 1n =-34 =11
2a 5j 54 7x =-3 =26 =-32 8b 4x =-23 =4 1n =28 =-7 =-40
5l 4n 62 t =-8 =17 58 =-21 =-4 4k 27 =17 =1 8h =-23 =16 6c =7 =34
2z 1e 6l 8r =3 =-12 =-22 4k =-26 =1 =-34
1p 8j 2p 25 =0 =36 8p =8 =30 =-35 59 6o =-34 28 =-16 =0 =3
76 83 5w 17 =12 =-15 8u =-16 =10 35 =-30 =7 15 8x 7v =-23 =22 24 =1 =-31 8b =-2 3b =2 =34
8j 2o 5s 74 =7 =-5 6b =-12 =33 8s 76 =4 =-26 =-37 =-35
16 73 =-32 39 9 =3 =-5 2k =33 =-3 =-34
r 56 84 5u =14 =-1 9 =-30 =6 5u 8e =-15 =1 8h =-3 =15 =37
7u 2e 2a m =4 =-17 =-31 90 86 =-21 =11 2k =-38 =-4 =35
36 69 3i 1e =4 =-19 s =-19 =14 27 1r =13 =-23 86 =-5 =-42 1r =1 =37
2p 44 v 2a =0 =-35 1s =-29 =14 3w 2k =34 =3 =-20 8g 35 0 =-20 =9 8w =-7 =27 46 9 =12 =46 =-2
5s 55 88 5y =0 =17 4s =-2 =-56 f =29 =-3 2b 6o =7 =29 =4
73 =-32 74 92 5w =13 =-5 1s =-28 =13 2 8m =-13 =7 s =24 =-8
7x n 65 x =-27 =2 24 =5 =-28 =-30 =32
1p 1k 27 m =8 =-18 1m =-8 =20 =-26 6z 41 =-6 =-31 a =-10 =7
5h 1p 57 66 =2 =25 m =-4 =-32 3b =-35 70 =-14 =10 4e 76 =18 =-19 =-45
6 r 6y 78 =-1 =-24 5m =6 =-7 =34 =-33
66 8d 7y 4q =2 =-21 8z =36 =8 1y 74 =-3 =-19 2b =16 =-12 6b 7b 8d =-30 =5 =13 3u 84 =27 =-5 t =-18 =10
62 7m 8b 50 =7 =-23 84 =17 =-19 =-25 6c 22 8r =0 =21 =28 5m 71 =-15 =6 3s =3 =-44
6e 4y 2e 3k =-2 =-21 =-32 1n 7r =25 =1 3m =-24 =22 40 =-22 8v 4b =19 =-10 4y =32 =-4
1k 5a o 29 =-1 =16 =26 =29 =-31
r 1e 3 42 =-8 =2 =35 5u =-37 1a =17 =-20 =37
91 3b f 5f =6 =-20 28 =-41 =-2 6n f =7 =-14 5f =25 =-4 4n 4b 1s =-6 =18 f =-29 =2 f 3i =22 =-11 28 =-23 =7
2k 8r 2 4z =3 =28 42 =-1 =32 3c 78 =-33 =0 =6 6q 7z 0 =-23 =7 =-37 a 15 =-19 =13 3t =21 =-5
7a 7z 4c 4w =11 =-19 13 =-3 =-27 5r 3 =-16 =14 8c =6 =-34 8i =-31 =1
4p 60 2a 1v =4 =-24 =-28 =-25 90 1s 8w =9 =-15 =-46 7b 7z =-4 =17 =-22
7a 52 5x 2k =2 =-11 =28 1c 43 =12 =-25 53 =38 =3 8e 28 =3 19 =-44 =-13 =6
88 4u 3s 1u =-15 =9 7i =6 =-19 =33 4m 2w 46 =-6 =16 1s =-30 =16 e =-69 =-1
5h 6k 8j 6 =5 =-24 =-31 4b =-4 =-26 48 =18 4t =-49 =-9
7z 4c 1p 63 =14 =-1 3b =-28 =0 =-23 83 8s 4q =7 =-18 88 =-24 =5 4b 67 =-10 =2 =-46
2z 8j 4y 6e =-5 =12 48 =12 =-20 =-32 =-35
7u v 58 5u =3 =-16 5u =-2 =20 2l 2r =-26 =-1 3c =-5 =15 =31
1v k 69 57 =3 =-9 71 =-22 =12 =25 =-31
7z 8t v 2t =8 =-31 6i =-23 =4 h =3 =34 8c 5r 74 =-2 =-19 6u =7 =-24 2k =-2 =-37
4o 7a 6c 8c =8 =-14 2d =-7 =32 6c =-30 19 =-11 =-1 32 1y 2b =18 =-4 13 =40 =11 =-21
5l 7q 7f 4a =12 =0 1u =-2 =-35 2b 1s =-33 =-4 3l =19 =-8 86 =2 =33
c 2z 1p 1o =3 =-22 58 =-29 =-2 =-36 t =-6 =-36
2p 2a 3j a =-3 =7 74 =9 =-34 =-30 8g 2b x =2 =19 6t =-17 =1 =34
4g 52 7y 5x =-4 =18 4x =25 =-6 46 92 =27 =-16 =-13 46 2g 1x =-29 =5 =11 v 3c =23 =-1 =-29
2p 92 66 5j =-5 =13 84 =14 =-19 2k 70 =-11 =15 4e =-16 =-40 3l 6b =4 8v =11 =40 85 =-9 70 =4 =18
25 k 61 3g =-2 =-34 6q =37 =6 =28 =32
4u 2p 6p 78 =-4 =-23 18 =-5 =9 14 46 =27 =1 =-16 x =2 =32
f 8r 1m 7w =0 =16 5u =31 =-5 58 =-33 2 =8 =-29 7g 1u 75 =0 =-33 6z =-47 =-13 =13
6n 8d 0 4p =9 =-15 4j =-13 =14 2n 31 =-15 =21 =26 3b 3k 45 =9 =-19 =-28 2o 57 =25 =-4 =-20
4c 7w 58 12 =-16 =3 6n =1 =16 4a =39 43 =-13 =21 t 3h =-41 =0 h =0 =8
2y 4c f 8n =4 =-19 7z =2 =-25 t =-36 6p =-12 =17 8b =-21 46 =39 =10
k 7q 6e 7o =-1 =-22 4k =20 =-20 3q 2b =-31 =4 a =-12 =23 =27
63 7a 3s 5j =-6 =25 42 =-2 =12 8p =-33 4x =-18 =11 8a 4v 7a =-18 =9 =19 3s =17 =3
61 52 4 7w =-2 =16 8z =6 =-28 1c 82 =-16 =10 76 =42 =3 e =4 =25
2z 6k 1n 6e =0 =14 4a =13 =-16 4k =-27 =-5 =-36
j 65 3x 87 =28 =-16 6p =-21 =-3 4y 8r =0 =-28 1m =18 =-18 =-33
3p 8j 54 7k =-1 =26 =-27 =-32 =31
69 8o 87 2o =8 =-18 8m =-7 =9 4n =-29 =6 1m 74 8b =-14 =15 =-36 =19
3k 8k 74 72 =5 =34 2 =-5 =20 =-24 1 3u 20 =-26 =5 =13 5u =18 =-3
7r 5f 2a 5m =7 =-9 =-29 e h =1 =20 69 =-16 =6 6b =9 8p =-11 =-35
1k 2z 6j g =5 =-21 76 =-2 =-27 =-31 =-30
8h 2v 74 5o =-3 =21 7j =-5 =-46 u 8i =-44 =-8 =13 7a 3n 3j =15 =-5 =-15 =-32
3j 3q 1v 5m =3 =-11 =-29 5y 9 =27 =6 5r =-32 =13 9 =-35 3q =9 =-12
1v 7c 2m d =5 =-24 13 =-33 =-1 e =-37 2s =12 =-18 =-30
2k f 45 63 =11 =-6 70 =-11 =10 1w 90 =-30 =5 =18 2w 8b 46 =-22 =5 8h =-5 =16 13 h =-18 =12 =-39`;

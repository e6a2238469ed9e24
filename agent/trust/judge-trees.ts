/** What the judge of readings asks for, and its trees. Written by `bench/fit-relations.ts --write`; `judge.ts` says how they are read. */
export const signNames = `by|by ×2|cells missing|clean|clean and named
columns 1|columns 2|columns 3|columns 4|columns unspoken 0
columns unspoken 1|columns with rivals 0|columns with rivals 1|columns with rivals 2|doubt adjective left
doubt average left|doubt comparison left|doubt condition without a value|doubt each left|doubt most left
doubt not left|doubt sort left|doubt table left|doubt values unsaid|doubts 0
doubts 1|doubts 2|doubts 3|frames aggregate|frames any
frames ascending|frames assume measure|frames beside than|frames columns 0|frames columns 1
frames columns 2|frames columns 3|frames columns 5|frames compare|frames conditions 0
frames conditions 1|frames conditions 2|frames count|frames countDistinct of a column|frames descending
frames filter columnValue|frames filter key|frames filter number|frames first|frames groups 0
frames groups 1|frames none|frames of different|frames oneOf|frames other
frames period|frames ranked|frames records|frames related|frames related ×2
frames same|frames score -1|frames score -2|frames score -3|frames score 0
frames score 1|frames score 10|frames score 2|frames score 5|frames score 6
frames score 7|frames score 8|frames score 9|frames show integer|frames show text
frames sum of a column|frames tied|frames unclear|frames value value|frames value value ×2
frames values|having >=|idle ,|idle , ×2|idle a
idle all|idle and|idle and ×2|idle are|idle average
idle been|idle by|idle does|idle find|idle for
idle has|idle have|idle highest|idle how|idle in
idle is|idle list|idle many|idle more|idle most
idle not|idle number|idle of|idle order|idle show
idle than|idle that|idle the|idle the ×2|idle the ×3
idle their|idle there|idle they|idle to|idle what
idle who|idle whose|idle with|joins 0|joins 1
joins 2|link name 0.8|link name 0.8 ×2|link name 1|link name 1 ×2
link name 1 ×3|link part 0.6|links over -0.2|links over 0|links over 0.2
links over 0.4|links over 0.6|links over 0.8|links over 1|margin -0.5
margin 0|margin 0.5|margin 1|margin 2|method frames
method roles|named|no role reading|one asked, several told|opens how many different
opens what|opens what are|opens what are the|opens what is|opens what is the
read 1 parts|read 2 parts|read 3 parts|read 4 parts|read 5 parts
read 6 parts|read 7 parts|read aggregate|read and not shown|read aside
read ask:show|read ask:what|read ask:which|read countFilter|read dimensions
read filter|read period|read role ascending|read role condition|read role condition ×2
read role condition ×3|read role countBound ×2|read role counted|read role denied|read role grouped
read role lowest|read role mostCounted|read role none|read role none ×2|read role none ×3
read role shown|read role shown ×2|read role shown ×3|read sort|read term
read term ×2|read term ×3|read unread name|read unread verb|read unread word
read verb|refused |refused It is not clear what|refused Nothing to count or add|related = 0
related >= 1|related >= 1 ×2|rivals 0|rivals 1|rivals 2
rivals 3|role ascending|role condition|role condition ×2|role condition ×3
role countBound|role countBound ×2|role counted|role denied|role different
role grouped|role highest|role mostCounted|role none|role none ×2
role none ×3|role shown|role shown ×2|role shown ×3|role sum
roles 2|roles 3|roles ahead over 0.1|roles ahead over 0.3|roles ahead over 0.6
roles ahead over 1|roles ahead over 1.5|roles ahead over 2.5|roles behind over 0.1|roles behind over 0.3
roles behind over 1.5|roles odds over -0.1|roles odds over -0.25|roles odds over -0.5|roles odds over -1
roles odds over -2|roles odds over -3.5|roles same at 0|roles same at 1|roles same at none
roles score over -1|roles score over -3|roles score over 0|roles score over 1|roles score over 2
roles score over 3|roles score over 4|root is not shown|rows over 0|rows over 1
rows over 10|rows over 2|rows over 20|rows over 5|rows over 50
rows repeat|said after|said all|said both|said each
said first|said least|said more|said most|said not
said or|said order|said than|said what|said where
said which|said who|score of a word over 0|score of a word over 0.5|shows date
shows decimal|shows decimal ×2|shows double|shows integer|shows text
shows text ×2|shows text ×3|shows timestamp|tables over 10|tables over 2
tables over 3|tables over 4|tables over 5|tables over 7|tables shown 0
tables shown 1|tables shown 2|tables spoken 0|tables spoken 1|tables spoken 2
tables unspoken|told nothing|unknown 0|unknown 1|unknown 2
unknown 3|unread 0|unread 1|unread 2|unread 3
value value|value value ×2|weakest role over -0.1|weakest role over -0.25|weakest role over -0.5
weakest role over -1|weakest role over -2|words over 12|words over 15|words over 18
words over 6|words over 9`;

export const treeLines = `369
5p 7p =-108 4t 5e =71 =-26 6y =-83 =-24 5a 7p =-108 6b =-92 =-58 =60
40 1f =-112 6q =-98 8o =-58 =-17 84 5o =76 =39 6u 74 =17 =-12 17 =67 =16
5p 1i 1r 3b =63 =-55 =-88 =-102 1i 25 3b =-17 =-48 6q =-86 =-44 =-104
41 77 5k 39 =72 =20 86 =28 =59 5 =19 =-5 1i 6q =-89 8r =-72 =-36 5u =-99 =-25
40 6r 10 34 =-83 =-54 3u =-8 =26 =-89 1a 7m 3c =69 =47 =16 =9
1o o 6z 6v =-89 =-70 5h =-51 =5 8p 5h =-62 =-5 75 =-12 =-61 t 75 2i =68 =13 78 =39 =6 =5
40 6y o 5i =-80 =-4 1v =-59 =-24 6r 1h =-2 =-38 =-68 5k 83 =68 43 =59 =7 80 c =53 =2 =-14
1o 1i 6v 3y =-76 =-3 6h =-22 =-72 =-85 80 m 75 =65 =33 72 =37 =13 3p =-14 1m =50 =14
59 4q o 6s =-66 =56 6c =-54 =10 =61 5k m 19 =62 =21 =17 85 3p =15 =48 =2
1o 6w 5u =-73 =-33 6h 75 =-24 =-64 =-70 75 y 11 =62 =24 3n =50 =3 y =30 =-2
7q 59 1i 7p =-65 =-29 3m =-78 =-18 33 =52 =17 77 3c 80 =61 =37 5n =34 =-3 5a =-13 =15
40 1i 6b 4s =-62 =-17 3 =-30 =21 5u 3m =-76 =-19 =-14 77 33 =59 6o =7 =46 6x =3 =23
1o 1f =-73 6w o =-62 =-28 6r =-13 =-53 5k 78 29 =59 =14 =3 87 =42 22 =-26 =23
7q 26 6r 1f =-56 =-26 4w =-67 =-16 =53 83 7o 7e =59 =21 8r =10 =34 6u 1l =-18 =1 5k =47 =13
5m 4q 25 3 =-33 =-2 3j =-58 =-11 3c 20 =43 =2 =-9 5e 2m 1t =51 =11 34 =25 =-11 =-24
41 83 75 3a =58 =19 8o =31 =-2 43 8c =50 =20 5 =9 =-32 1i 7p 6e =-61 =-22 6h =-12 =-54 =-69
52 5p 1f 4x =49 =-45 6k =-34 =11 59 8f =-52 =7 y =43 =8 6x 30 45 =-59 =0 =2 1f =-54 2j =-20 =13
41 78 84 7e =56 =15 3o =-8 =45 =0 6x 8f 18 =-60 =-37 1g =-34 =19 6c 7j =-43 =-2 1h =13 =-21
40 1i 25 6v =-44 =-5 2x =-49 =-11 =-64 72 4o =57 =16 33 85 =47 =15 8p =-12 =25
1o 3s 4w =-63 s =13 =-37 6b 6z =-52 =-20 8e =-30 =-1 1m 28 4f =54 =39 9 =1 =35 80 9 =16 =37 =-16
40 1i 6x y =-23 =-52 8u =19 =-21 =-62 1m 83 3c =54 =5 6v =-5 =47 7a 3o =7 =38 =-15
1o o 8e 8f =-59 =-38 6z =-37 =6 8f 8e =-50 =-4 25 =22 =-26 5k 75 28 =51 =22 3u =0 =36 74 =37 3k =-1 =-49
1o 1f 3a =-61 =-16 6x 6l =-43 =-10 8v =5 =-30 83 33 2n =54 =20 76 =31 =-5 43 3y =40 =-9 76 =-3 =-30
40 6x 8f 1e =-53 =-30 6n =-41 =-6 25 k =3 =-48 4h =-38 =4 3c 80 5o =50 =1 72 =38 =1 72 46 =29 =6 5 =15 =-21
1o 73 8p 55 =-44 =-24 7x =-10 =36 7x 2t =-55 =-14 2m =-20 =0 5k 73 7z =50 =5 46 =39 =-1 74 42 =4 =41 =-33
5m 59 6x 73 =-33 =-54 8e =-22 =11 7i 3c =36 =-7 =-23 2q 2m 5f =45 =15 13 =17 =-27 13 =-33 =-5
41 1m 77 83 =50 =32 =2 72 33 =43 =12 83 =17 =-25 6v 83 33 =-56 =-24 8p =-42 =11 73 6c =-32 =-5 57 =-48 =9
5m 59 o 74 =-28 =-47 6b =-35 =5 12 5t =39 =9 =-6 2q 33 5f =45 =20 6u =-18 =21 =-36
5m 4i 6c 5b =-39 =24 5j =-14 =59 6 =47 =13 2q 33 3d =43 =6 8t =22 =-5 8f =-35 =8
41 5k 84 77 =50 =-12 9 =-1 =40 4j 14 =17 =-21 =29 1f 80 =-57 =-19 8s 32 =-46 =-3 71 =-62 =-5
1o 1f 3h 80 =-56 =-11 =-8 o r =-21 =-56 6b =-27 =18 5k 72 3c =51 =13 a =37 =1 72 o =11 =40 3 =-7 =-50
41 5k 83 2n =49 =3 9 =-5 =39 3k 43 =35 =-4 8n =-23 =14 1f 7x =-56 =-12 6h 8d =-1 =-62 1e =-45 =-17
41 1m 12 75 =45 =11 4j =-6 =36 3q 5a =-13 =-2 c =36 =0 1i 6b 6k =-35 =-13 71 =-60 =-1 3a =-53 =-12
1o 6v 2t o =-51 =-23 =4 73 6r =1 =-31 7h =-40 =26 83 y 1u =48 =15 73 =31 =-5 6o 5a =-32 =9 3n =35 =4
40 75 7p 6 =-44 =-14 25 =-1 =-28 7a =-56 =-19 5k 77 7o =42 =9 =-11 72 3u =36 =9 8u =-37 =11
1o 75 3s 83 =-51 =-23 5j =-14 =47 7a =-53 =-19 84 75 y =46 =25 8a =17 =-4 3q 5a =-55 =-12 7c =29 =-12
40 6w 5v 6d =-44 =-21 6d =37 =-25 75 6r =3 =-28 3 =-47 =-12 72 9 8x =39 =15 =48 80 8u =30 =0 9 =-55 =8
1o 6w 8f 5h =-46 =-7 72 =4 =-29 6r 1h =7 =-18 4d =-42 =-4 72 7o 25 =48 =11 =15 5k 7i =33 =-9 7x =-33 =11
1o o 6t 3i =-53 =-22 7z =-26 =21 6n 8t =-45 =-7 24 =14 =-44 5k 3c a =41 =15 o =-28 =27 4j 4f =-29 =26 =28
40 1f 7e 4g =-51 =-15 =-11 r 6q =-32 =3 6e =-51 =-14 7o 4o y =40 =19 8q =-27 =21 74 21 =20 =0 42 =-1 =-26
40 o 1n r =-27 =-53 =25 6r 2o =-1 =34 2o =-38 =-5 x 3p 7x =-30 =7 5o =27 =-10 8c 1y =45 =18 5r =-16 =23
1i 71 =-63 6r 84 =25 =1 34 =12 =-29 84 w =-53 =-17 =-23
1o 8p o 6w =-43 =-18 25 =-1 =-30 76 3k =-1 =22 7x =-34 =18 5k 5f 17 =39 =4 76 =25 =-35 4f 87 =16 =-29 =31
1o 1i 71 =-56 6i =2 =-35 7x =-51 =-8 76 19 3w =41 =21 =-12 5s 3k =-4 =34 8m =-29 =6
1o 1f 7f =-50 =-16 r q =4 =-27 6d =-48 =-12 5o 76 85 =39 =13 6v =-8 =25 7v =2 =-34
1i 1f 72 7o =42 =8 6e =9 =39 o 6w =-27 =-3 8k =18 =-27 =-48
1i 1f 72 5p =43 =-7 84 =25 =-5 r q =6 =-32 =-46 4 =-49 6 =-33 =-2
7q 6m 6x 5u =-35 =-4 1h =5 =-32 o 5h =-22 =21 3k =-12 =23 85 s 3t =-3 =29 8u =41 =-2 86 3t =-38 =5 =31
41 7i 86 21 =28 =-4 1z =48 =-1 8m =-31 =-3 75 8r 57 =-30 =20 3s =-24 =3 =-47
1i 40 r 8d =3 =-53 =-44 86 12 =20 =-24 2g =44 =13 2s 35 2g =-51 =-21 7v =-2 =-26 13 =0 =-19
7q 1i 6r 8o =-7 =17 2x =-33 =-2 88 2w =-47 =-12 =-12 84 77 3c =37 =2 =-25 3t 74 =16 =-47 z =14 =34
1o 6v o 6l =-42 =-15 6b =-27 =15 5j 77 =-6 =-42 =49 83 5k 1b =38 =7 72 =21 =-23 43 8c =25 =-7 5a =-49 =-8
1i 1o 71 =-51 6i =4 =-31 7i 72 =37 =16 27 =-29 =-4 66 =-46 6x =-30 =5
41 1m 12 17 =33 =-9 21 =-22 =22 76 5m =-10 =18 =-25 75 8d 6w =-18 =6 =-53 48 =-47 =-15
1o 6y 6l 4y =-27 =25 s =-18 =15 1h 6b =-12 =39 67 =-17 =32 5k 7o 20 =32 =1 4d =3 =-23 b =-37 3k =33 =1
7q 1f 4q 4 =-44 =-16 =21 8d 2j =-5 =31 =-51 84 33 y =40 =12 5 =-12 =8 1e 4 =-2 =31 =-33
7q 6r 10 r =-4 =-40 8a =13 =49 2m 2s =-38 =-17 5 =17 =-30 84 3c 8 =34 =-1 =-14 9 65 =-40 =10 8a =1 =26
73 8d 8p 64 =1 =-34 74 =30 =7 =-52 4p 6z 2d =-38 =3 46 =24 =-8 =29
77 8d r 5j =7 =49 =-37 =-56 85 21 5 =-20 =-49 =-13 =-9
40 1f 6x =-45 3e =-24 =1 6n 2j =-23 =19 78 =11 =-32 1m 3g 77 =31 =-21 21 =20 =-25 b 4l =-5 =-39 3k =23 =-3
40 76 6n 7w =-32 =-5 1h =12 =-12 y 2e =-26 =-3 7h =-41 =11 72 82 b =-8 =33 y =43 =7 82 74 =6 =30 6e =-10 =26
41 72 12 4n =38 =11 =9 33 83 =29 =-7 6 =-11 =-37 6n 2v 6w =-35 =-16 =11 6 65 =-22 =2 3c =22 =-13
7p 2o y 1f =-39 =-5 =-43 8s =20 =-12 75 24 84 =18 =-2 =-48 4q 66 =-39 =-7 =11
1i 24 78 4 =7 =30 5 =-7 =-46 6o =-16 =-60 4 =-44 6 =-29 =14
7q 5j 5 53 =12 =-14 6w =-31 =-4 =53 6e 14 4c =26 =-4 1h =-10 =25 3f =9 =44
1i 8d o 44 =1 =-36 25 =22 =-9 =-52 18 5z =-44 =-18 =-9
40 76 8d 6c =-15 =12 =-48 66 5w =-36 =2 3t =-24 =5 84 8x x =15 =42 3t =-3 =21 8r 5a =-53 =5 20 =18 =-22
1i 76 6r 8t =24 =5 40 =-20 =22 3t 4r =-35 =7 1t =11 =-14 85 6y 0 =-48 =-19 14 =0 =-14 =-4
1i 76 r c =18 =-1 83 =-9 =-34 7r 3k =-29 =-4 3o =31 =6 o =-44 6a =3 8t =-35 =-5
7q 8d 78 6n =-15 =4 5 =-13 =-41 =-50 76 6e 33 =20 =-11 =40 4i 13 =-18 =30 =-41
1i 24 f 8v =14 =-16 =-49 =-51 84 3l 1d =-18 =-47 =-15 =-9
41 83 5k 1k =33 =8 3k =7 =-27 6v =-47 4 =5 =29 1f 85 4 =-46 =-18 =-3 5j 71 =-48 =1 =59
75 8d 24 3s =-7 =13 =-50 =-51 41 3t =-4 =13 8o =-44 =-8
1i 78 53 f =14 =-39 15 =-16 =20 y =2 =-46 9 =-7 35 1e =-47 =-15 =-10
75 24 53 6x =1 =18 6g =-15 =17 =-47 7a 7x =-42 =-7 =2
1i 6h 76 8d =16 =-46 66 =-20 =23 40 6p =-6 =-34 =20 66 2s =-38 =-10 =-4
7q 1i 5c 6c =-12 =9 5k =-29 =7 4 =-40 4t =8 =-21 72 8s 21 =32 =-2 =41 70 5k =21 =-16 7v =14 =-35
8d 77 r q =9 =-16 33 =-38 =-5 8b =-38 =1 =-51
25 f 5k 8k =12 =-17 1n =-27 =27 =-45 3n 83 5d =-38 =-12 6m =-17 =12 85 5r =4 =21 =-10
o 4r 75 7 =-13 =16 =-38 5 =36 =-5 6r 75 6n =2 =23 4 =-29 =-1 1f =6 =-29
1o 1f 31 9 =-8 =-43 =2 5x 8g =1 =-24 =45 7i 80 5f =22 =-6 9 =-42 =3 =-35
10 3z 5j 5l =-12 =24 8f =2 =39 84 4t =19 =-11 6n =-44 =6 5s =43 =0
3z 2t 5j 8j =-16 =-2 =28 42 =-16 =39 4u 72 2q =28 =-3 8t =17 =-9 8t =-20 =-4
1i 78 8d r =6 =-33 =-49 5 =-5 =-48 5 6w =-23 =4 9 =-4 =-44
40 65 5 74 =27 =-15 17 =-36 =10 r 8c =7 =-15 74 =-6 =-41 3n 17 7k =22 =-15 =-24 3k =-7 =-33
71 =-50 76 g 6l =5 =18 =-35 3t 23 =-28 =14 5k =6 =-37
1i 8d 72 65 =5 =24 10 =-6 =28 =-50 8t 5n 7l =-41 =-11 =-10 7l =-14 =-2
y 40 3n 8r =-27 =2 a =31 =-6 4f a =27 =-15 8t =2 =-25 8s 3i =-43 =-12 78 12 =1 =-34 73 =-10 =-39
8d 76 2h h =13 =-16 86 =-34 =-7 26 1w =-17 =18 =19 =-48
r 6y 3e 4t =4 =-15 7s =-32 =4 c 5e =24 =-4 83 =15 =-23 2o =-35 =-9
24 71 =-48 5 8v =15 =-15 55 =-14 =9 1e =-54 =-16
24 4 3n 1o =-13 =6 1o =21 =-18 8s =-17 c =24 =4 =-44
o r 5 35 =13 =-18 1f =-27 =-5 8n =-40 =0 6g 8j 1d =-22 =2 8r =-7 =27 2u 8j =37 =5 3t =-24 =25
5j 53 8j 6y =-10 =12 4t =26 =2 8e 15 =-34 =-8 36 =12 =-33 =38
1i 75 80 j =11 =-31 13 =4 =-28 66 6 =-17 =-46 =11 9 =-4 2s 56 =-41 =-6 =-4
6e 5j 5l r =-7 =-38 =26 2x =10 =34 6m 8t 22 =-7 =25 63 =-34 =-5 4x 2r =31 =7 8f =-29 =11
24 y 18 1o =-3 =19 1k =0 =40 65 =-45 3s =-32 =10 =-55
76 71 =-43 21 25 =19 =-4 8g =2 =-38 o 4p 2c =-28 =15 =22 5c 25 =14 =-20 =-28
y h 40 3n =-4 =24 72 =30 =3 8e =-40 =-1 6v 8e =-38 6o =-16 =5 63 k =4 =-30 74 =-2 =-31
r f 1h 3s =-10 =10 41 =12 =-17 =-43 =-35
71 =-45 78 8q 17 =-2 =-37 3e =12 =-9 66 =-29 =-6
75 24 q 25 =8 =-9 8n =-22 =19 =-38 7d 83 =-39 =-9 =10
73 8d q 7i =10 =-28 i =-27 =16 =-44 30 1e 3u =-31 =-3 8s =9 =-5 =13
24 1i 8u 5k =12 =-12 55 =-22 =-3 34 4u =-41 =-10 6l =-24 =12 =-47
24 40 55 2g =-21 =0 6q =-18 =10 83 4l =31 =-4 70 =1 =-38 =-36
73 6 4x k =3 =-30 8b =-32 =-3 17 35 =27 =0 8s =-37 =-1 4 2d 7 =-30 =10 5 =-3 =6 x 5 =25 =-1 =-14
1i 24 8g 79 =6 =-49 82 =-9 =-34 o =-13 =-48 2g 84 =-44 =0 =3
10 5j 76 8d =2 =-45 3t =-29 =-6 6c =-3 =49 36 =43 =-1
8p 5 3n 23 =-8 =24 0 =35 =-6 1n 25 =-10 =-33 =27 1g 62 7c =22 =-14 5 =8 =-9 m =39 =-4
1i 5j 8k j =2 =-33 8f =-29 =21 59 =40 =3 4z 46 =-36 =-9 =-1
71 =-45 r f 8h =7 =-25 =-38 3m =-31 =-9
1i 1n 63 4l =9 =-16 4 =-17 =16 =39 84 6x =-38 =-2 =5
8p v 1i 8k =-4 =-26 8x =-39 =-11 =30 72 2q 5p =37 =12 1s =7 =-23 8u 42 =-14 =10 3i =-28 =-3
5j 6e 65 86 =-31 =3 63 =8 =-11 6n o =-29 =-2 7w =7 =29 7q =44 =12
1i 8g 7a 2n =9 =-19 9 =-26 =-1 82 2z =-11 =4 =-35 7l 6w =-41 6m =-26 =0 =0
78 h 3e 7o =10 =-10 4a =-8 =-30 87 =-37 4f =-18 =14 35 =-34 =-7
75 10 65 s =-38 =4 50 =8 =-24 88 =37 =7 5a 4e 4d =-45 =-15 =-6 =5
24 71 =-44 77 1i =8 =-21 83 =-38 =4 8e =-50 =-12
24 10 2t 77 =-4 =-32 14 =34 =-6 8b =39 =-5 =-44
8d 34 4r 14 =-1 =-22 3r =22 =1 6q 5z =-21 =25 8s =-20 =13 =-39
24 71 =-42 r 1i =4 =-20 n =-34 =-10 8e =-49 =-13
7o f j 8d =4 =-34 =-31 =-41 2x p 2r =-42 =-7 3w =14 =-27 =21
r 1i 5c 75 =10 =-18 6b =7 =-25 2g 6x =-39 =-3 =6 =-34
24 8d 55 5s =1 =-19 53 =19 =-5 =-38 =-39
8d 1i f 5x =4 =39 =-36 2s 46 =-32 =0 =12 =-42
3e 7j 5u 3s =-15 =1 5z =2 =38 4e 4j =42 =2 =-10 32 6x 1e =-49 =-6 3l =5 =-21 =23
71 =-42 5x i 8c =-1 =-19 3f =48 =3 =33
75 5k 3c 6m =-3 =14 84 =-7 =-25 4h 5h =-24 =12 6c =6 =25 7q 47 =-38 =3 6c =-10 =6
r i 24 1h =4 =-10 =-31 14 6 =2 =28 =33 35 8r =-3 =-18 =-36
1n 8l 1i 71 =-37 =2 3l =-30 =6 =-35 =39
24 4l 40 3s =-27 =1 1m =17 =-15 1m 1l =-19 =9 7o =-45 =-12 =-36
5j y 21 80 =14 =-16 8x =9 =-15 8j 3t =-29 =-8 76 =17 =-16 76 =39 =13
l r 2 1i =2 =-19 =-32 =-28 =49
6e 1n y 7v =11 =-10 2e =-10 =-39 =36 8g 6o =-20 7v =36 =11 6l =-30 =-6
8u 5 4l 4m =20 =-12 22 =-35 =4 2e 3e =5 =-24 =-32 46 c 3l =18 =-6 8j =-31 =-5 8q 3x =-14 =17 6b =-11 =-39
78 55 5k 52 =5 =-15 8j =-33 =1 35 3l =32 =0 18 =-8 =21 66 8o 73 =-11 =-46 =-4 =3
7v 26 63 77 =11 =-23 7l =6 =-32 27 =33 =5 2j 5r 6n =-20 =8 3n =-27 =2 63 =32 =-2
5j 7o 8k 55 =-2 =10 42 =2 =-28 55 43 =-47 =-7 35 =11 =-21 =37
5j g 71 =-40 76 =5 =-9 =-38 =33
40 8e 1n 8j =-23 =-3 =25 25 2e =18 =-8 4z =-18 =14 72 9 82 =-26 =16 49 =34 =4 7s 14 =3 =-18 =23
55 4r 10 7o =-6 =-32 =31 5 =33 =6 53 2y 6q =-6 =23 =-20 46 6o =-11 =12 14 =-31 =-3
5j 8u 5t y =8 =-10 14 =9 =45 7l 1h =10 =-19 6n =-7 =-28 7l =41 =1
1i 8d 55 26 =-9 =20 35 =22 =-1 =-38 4 =-34 =0
r 21 78 53 =13 =-3 c =-32 =-5 6w 87 =-10 =-36 8c =10 =-25 =-30
21 8u 75 3s =-3 =15 83 =-25 =9 7l 82 =18 =-6 z =-27 =-2 a 3s 89 =-30 =1 42 =20 =-5 7l 14 =-50 =-16 =-7
2j 1n 63 7o =1 =-16 2x =-20 =21 =35 6h u 4f =46 =13 =8 =-18
1n 76 2j 3i =-4 =14 3g =7 =49 66 58 =-21 =8 2m =0 =21 =34
24 r 73 55 =0 =12 7 =-16 =15 =-26 =-42
6g 7g 8b 77 =-2 =-28 2e =20 =-14 8f 5z =-44 =-10 =0 3 2q 6n =-14 =25 6w =-24 =10 s =8 =36
l 65 y 6q =13 =-9 1f =-8 =-43 6q 8o =-6 =-30 k =9 =-25 =52
24 5k 8u 34 =0 =13 4k =-12 =16 3 5l =-9 =28 34 =-48 =-7 =-42
7i v 8j 4 =-8 =6 78 =10 =-28 =30 6v =-60 55 =-13 3b =-2 =6
8d 2j 24 8u =5 =-9 =-30 6r 76 =38 =-2 =-19 =-40
55 7r 72 6 =-6 =23 5o =-14 =-58 =29 1h 5s 7h =-5 =39 =44 3l 9 =-15 =12 b =-43 =-5
r 39 l 88 =3 =-15 =37 =-32 =-26
5j 5h 53 3e =3 =-17 31 =-21 =9 6c 1l =-29 =2 8u =35 =3 5g =7 =42
71 =-40 1n o 36 =-5 =-29 8j =-1 =19 =35
8d 8l f 24 =5 =-33 =-36 =-31 =-40
10 24 2t 37 =-1 =-39 3g =27 =3 =-34 8a 6c =18 =-7 =38
8d 4w 21 75 =4 =-22 d =-14 =24 =31 =-38
7v 10 78 1c =7 =-16 9 =5 =-28 =37 a 4t 72 =15 =-10 2j =-21 =14 6m =-41 72 =14 =-26
4b 8f 8c q =1 =-19 6n =-39 =-6 2e 3c =17 =-8 7c =-6 =26 =35
4r 75 q 21 =6 =-7 47 =-23 =16 7v =-32 6c =-13 =11 21 =30 =7
l 76 2e 7x =6 =-22 3f =-30 =-5 7x 3n =-22 =5 1l =-28 =16 =34
78 8d 5h 1n =0 =36 6q =-14 =24 =-32 3 3b =-41 =-6 =3
2j 5j v 65 =-12 =0 =30 8i =35 =8 6r p 3i =1 =27 8u =47 =11 =-12
l 5 8k 68 =10 =-23 52 =-5 =-32 44 40 =-8 =5 =-37 =38
7v q 75 k =14 =-28 8a =-4 =-31 47 3u =-34 =-5 3x =-2 =25 6g 3 6t =-19 =6 6o =9 =-33 3 2r =2 =-26 =32
f 8d 22 23 =-7 =22 5 =16 =2 =-36 =-36
71 =-37 1n i 63 =2 =-13 5r =-4 =32 =29
5j 8h 7o 78 =3 =-26 6l =-25 =2 =-33 7l =36 =8
2j 5x 1y 72 =0 =-10 7v =32 =-11 =25 3f 6c =7 =45 8e 6c =-25 =8 =23
f 79 24 r =6 =-22 =-29 =-38 =-37
37 8k 2c 3e =4 =-11 7v =31 =2 a 2r =-27 =-1 =14 =-37
f 8d 5f g =4 =-28 74 =2 =-43 =-36 =-38
8d 65 s 74 =-43 =-7 1s =5 =-13 6r e =11 =-19 a =-6 =-34 =-36
f 76 2o 8l =3 =-27 7w =-3 =28 3n 7y =-13 =22 6m =24 =-3 =-36
8d 6e 69 2t =-1 =18 4e =-26 =5 5c 8u =20 =-12 =-19 =-35
8j 6z v 4f =-7 =-22 =28 7k 4h =20 =-8 =-18 6r 55 6 =-10 =18 8t =34 =13 6 4t =-27 =-6 =8
5j 8v 5 17 =12 =-17 4 =-7 =15 82 33 =-12 =23 1m =-35 =9 6c =-2 =41
2j 55 7i 52 =0 =-20 =-41 1 37 =9 =-28 =-27 6r 5c 72 =8 =42 =-6 =-19
8e 66 5l 8l =-6 =-31 =25 a 2b =16 =-8 =-11 3y 2g 7w =-21 =5 5d =31 =-8 =36
79 54 55 5h =-3 =27 7d =16 =-24 7d 6m =-37 =-5 =10 =-41
g 17 2f 1i =5 =-16 =-28 5 5z =-42 =-9 =6 =-34
l 7t 35 55 =-5 =10 2e =-3 =-23 =31 =36
10 6 4v 5y =-11 =18 8u =32 =-5 5u 4l =8 =-16 =40 22 =4 =33
8d 5i 2t 7t =-3 =29 p =2 =39 =31 =-35
l 65 4r 5s =-7 =-29 21 =29 =1 i 80 =4 =-17 3u =33 =10 =39
5j 4w 6 2j =-8 =10 3m =7 =-28 7k =9 =34 6c =3 =36
3s 8x 3o =27 62 =-6 =-29 5v 6e =-28 =-5 =7 2e 1b 2h =11 =-10 =-30 y 53 =6 =-13 2o =-37 =4
5k r 2j 7g =7 =-17 82 =46 =6 55 =-6 =-26 55 5a 4q =-13 =-62 26 =-30 =11 47 82 =-3 =32 3w =-4 =-23
2n 37 8d 76 =4 =-5 =-28 =-30 6y 7l 8i =-12 =-45 =-2 =5
2j 71 =-33 f 1n =1 =28 =-32 89 u 2a =36 =5 =-3 =-10
2j 3d 3e 3w =8 =-8 3m =-14 =17 3g 8p =-3 =-12 =-41 3g 8b 8p =-1 =27 =-18 =42
h 8l l 6g =0 =14 =34 =-23 1h 7w =-21 2e =13 =-12 =-40
2p k 55 7i =-2 =-38 6l =2 =21 6w =-9 =-33 =-35
79 39 1i 6e =0 =12 8t =-25 =9 =-27 =-37
4b 71 =-33 5j 3a =-1 =-22 5g =0 =35 =30
8h i 2n 39 =0 =-33 18 =-40 =8 8a 6c =-10 =12 =34 =-29
8c 4p 10 55 =-4 =6 8u =35 =-4 3g =34 =-1 2z 2s 8j =-37 =-4 =5 25 8p =1 =21 6m =-19 =3
88 63 3e 5v =5 =30 3 =-26 =6 7l 83 =13 =-20 8q =-4 =-32 83 3m =11 =-16 8e =-46 =-9
j 8e 24 65 =-6 =6 =-36 6c 46 =11 =-18 p =10 =30 =-31
24 2r 4v h =2 =-38 65 =-14 =34 84 4t =14 =-14 3s =4 =-38 =-34
78 5o 24 f =4 =-25 =-25 2r 2g =-31 =2 =13 7w =-3 =-28
l 10 x 58 =-12 =19 8v =3 =-26 7l 7v =31 =6 =-2 =30
8b 10 5s 3f =-21 =3 a =-26 =20 35 =40 =-2 2e 5m 54 =33 =-7 14 =19 =-33 7l 3w =-17 =23 42 =-35 =-5
i 5c 5k 5m =-2 =11 8v =-18 =11 6b =2 7b =-30 =11 r 8x =2 42 =55 =18 =-18
2c g 5k 4f =6 =-6 82 =-29 =3 =-32 82 =36 8f 5p =4 =-21 =23
2t 44 3a 8b =-2 =10 b =-39 =-6 o 6 =-37 =-7 7v =-7 =3 3w 3l b =-2 =25 =-6 =31
l 4 4l 1d =10 =-6 1h =-33 =9 5f w =16 =-19 =-22 =35
6p 12 4f s =2 =17 =-12 =38 8p 2h 60 =-4 =-27 =-25 8w 5m =-3 =-25 2r =9 =-7
8d 55 7r 6e =-9 =6 =27 6c 8i =10 =-18 75 =19 =-16 =-34
8e 53 3b 3u =-9 =11 1v =23 =-14 87 8p =-13 =12 2o =-27 =-3 44 25 3f =37 =12 3f =-20 =16 =-11
1i 1n 8t 21 =13 =-5 39 =-2 =-31 =30 84 2z =-34 =-6 =6
7v 5m 3 2t =-5 =19 25 =26 =-14 7a 7k =29 =-6 6x =7 =-16 7o 51 8r =-17 =-2 8a =7 =25 1m 7w =-10 =-43 =1
8d j 8l 6j =5 =-21 6x =-25 =4 =-24 =-33
78 g 2j 2f =4 =-29 3g =9 =37 =-26 3g 3u 6m =-7 =15 =-29 =-35
j 8d 2c 24 =1 =-29 4j =6 =31 =-32 =-29
4 5i 20 3i =-5 =8 5a =-4 =-35 =27 6g a 4j =0 =23 =-19 =30
38 34 7q 5k =-23 =9 72 =16 =-13 36 r =7 =-24 7a =-17 =8 =33
53 3s 7u 5u =-18 =14 =27 2r 83 =0 =12 5w =-1 =-30 q 3b 64 =-6 =24 2e =0 =-30 =-29
71 =-34 l 4v 2n =0 =-24 2r =35 =-20 =32
8c 7j 7z 5v =-2 =20 =35 2e 1f =10 =46 =-5 i 6a =4 1l =-30 =-12 =14
39 2j 50 3s =-9 =2 =-30 6b =-7 2e =36 =-1 =-41
2k 52 4t 7i =8 =-26 8j =-22 =1 3g 1h =-4 =-26 9 =-11 =16 =-30
39 f j v =0 =27 =-27 =-33 =-32
4 20 3m 1i =4 =-21 10 =-32 =5 =-30 87 41 =36 =6 s 1m =22 =-5 6f =-26 =16
37 8d 2n 52 =8 =0 b =3 =-21 =-28 8a =-9 =-32
4r i q 2t =-4 =21 47 =-31 =5 6 4j =-14 =21 q =10 =45 b 4j =16 =0 =30
1h 5t 1q 2 =6 =-29 =-28 55 =10 =40 52 16 4e =17 =-4 5s =-8 =-25 86 81 =0 =-28 =4
2j 6 86 65 =-28 =-2 5d =15 =-21 85 65 =24 =7 9 =-42 =-3 6q =-13 73 82 =42 =12 =0
24 8k 3e 7i =5 =-19 5g =-2 =-22 7n p =-24 =-4 =10 =-30
8b 62 8g 4l =10 =-13 =-25 8s =-30 3g =-1 =-22 87 4x 3u =36 =8 =6 53 4e =23 =-17 74 =6 =-19
1n 53 8f 7s =-6 =13 83 =0 =22 8e 7x =-33 =-4 74 =19 =-14 =36
l 72 3 1d =27 =-2 4u =26 =-11 34 6u =5 =-20 2w =5 =-22 =39
8k 1i 35 34 =3 =21 3c =3 =-24 8t 34 =-33 =-9 =14 2j a 8g =-8 =-32 =10 =13
4b 5j 3e 3w =2 =-10 5t =-17 =13 5g =7 =28 =30
78 i 5j 30 =-1 =27 =27 3g p =-8 =24 =33 =-17
5j 2 8k 5f =1 =-22 2j =-22 =8 =-31 =29
f 24 8d 5u =1 =26 =-32 =-29 =-33
76 7n 2t 8l =0 =-27 5 =24 =5 3 42 =4 =30 =-6 42 2o 8f =-1 =22 =-23 5q 3u =-26 =-6 =10
5j 37 5f 8 =0 =-27 42 =-28 =-9 =-26 6n =27 =7
2n 8d 4x 5f =3 =-16 2o =-21 =7 =-32 6n =-38 35 =-18 =15
1i 1p 39 61 =0 =22 =-28 21 =30 =3 2g =-27 =17
24 8l 8g a =6 =-7 2l =-17 =2 1l =-6 =-27 =-37
24 39 6e 7g =1 =-27 4j =27 =2 =-30 =-31
4l 5e 17 5v =5 =33 6m =-32 =15 1h 3s =-20 =10 =-38 14 9 =-16 =16 1h 6c =-10 =-40 =3
39 5s 7q 18 =-5 =11 4o =16 =-19 55 3f =9 =-29 1h =20 =-12 =-31
37 21 1p 1j =2 =24 8x =-16 =44 4g 8f =-16 =3 2e =30 =-1 3x =-9 =-32
l o 4p 3v =-11 =14 =21 1x 8k =9 =-16 b =-4 =-32 =25`;
